import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { makeLogoSheet, type LogoSheet } from '@/scripts/assets/client-logos';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** A logo of 120 × 36, filled with one colour. */
function plainLogo(colour: string): string {
  return `<svg ${namespace} viewBox="0 0 120 36"><path fill="${colour}" d="M0 0h120v36H0z"/></svg>`;
}

/** A logo of 120 × 36 with more in it than a box. */
function logoWith(drawing: string, attributes = ''): string {
  return `<svg ${namespace} viewBox="0 0 120 36" ${attributes}>${drawing}<path d="M0 0h9v9H0z"/></svg>`;
}

interface Source {
  svg: string;
  width?: number;
}

/** Puts logos into a content folder of their own and makes their sheet. */
async function makeSheet(context: TestContext, sources: readonly Source[]): Promise<LogoSheet> {
  const contentFolder = await mkdtemp(join(tmpdir(), 'client-logos-'));
  context.after(() => rm(contentFolder, { recursive: true }));
  await mkdir(join(contentFolder, 'logos'));
  const references = await Promise.all(
    sources.map(async ({ svg, width = 60 }, index) => {
      const src = `logos/logo-${index}.svg`;
      await writeFile(join(contentFolder, src), svg);
      return { src, alt: `Client ${index}`, width };
    }),
  );
  return makeLogoSheet(references, contentFolder);
}

/** Makes a sheet of a right logo and a second one, and expects the second to be refused. */
async function assertRefused(context: TestContext, svg: string, wanted: RegExp): Promise<void> {
  const sentence = new RegExp(
    `^content/client-logos\\.json: entry 2 "Client 1", field "src": \\S+logos/logo-1\\.svg ${wanted.source}$`,
    'u',
  );
  await assert.rejects(makeSheet(context, [{ svg: plainLogo('#f00') }, { svg }]), {
    name: 'ContentError',
    message: sentence,
  });
}

/** The views of a sheet, as a browser reads them. */
function viewsOf({ svg }: LogoSheet) {
  return [...svg.matchAll(/<view id="([^"]+)" viewBox="(\S+) (\S+) (\S+) (\S+)"\/>/gu)].map(
    ([, id = '', left, top, width, height]) => ({
      id,
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    }),
  );
}

/** The colours that each view of a sheet shows, without those of blurred edges. */
async function coloursOf(sheet: LogoSheet): Promise<string[]> {
  const picture = await sharp(Buffer.from(sheet.svg)).png().toBuffer();
  return Promise.all(
    viewsOf(sheet).map(async ({ left, top, width, height }) => {
      const { data, info } = await sharp(picture)
        .ensureAlpha()
        .extract({ left: left + 1, top: top + 1, width: width - 2, height: height - 2 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const colours = new Set<string>();
      for (let start = 0; start < data.length; start += info.channels) {
        colours.add(data.subarray(start, start + info.channels).toString('hex'));
      }
      return [...colours].toSorted().join(' ');
    }),
  );
}

describe('a logo that is no plain drawing', () => {
  const plain = /must be drawn in paths alone: no text, picture, style, script or outside address/u;

  for (const { what, svg } of [
    { what: 'a script', svg: logoWith('<script>alert(1)</script>') },
    { what: 'a script with its tag in capital letters', svg: logoWith('<SCRIPT>alert(1)</SCRIPT>') },
    {
      what: 'a script under a prefix of its own',
      svg: logoWith('<s:script>alert(1)</s:script>', 'xmlns:s="http://www.w3.org/2000/svg"'),
    },
    { what: 'text', svg: logoWith('<text x="1" y="9">Arena</text>') },
    { what: 'a style', svg: logoWith('<style>path{fill:red}</style>') },
    { what: 'a picture', svg: logoWith('<image width="9" height="9" href="#a"/>') },
    { what: 'a document in another language', svg: logoWith('<foreignObject><p>Arena</p></foreignObject>') },
    { what: 'an onload handler', svg: logoWith('', 'onload="alert(1)"') },
    { what: 'an onload handler in single quotes', svg: logoWith('', "onload='alert(1)'") },
    { what: 'an onload handler with space around its sign', svg: logoWith('', 'onload = "alert(1)"') },
    { what: 'an onclick handler on a path', svg: logoWith('<path onclick="alert(1)" d="M9 9h9v9z"/>') },
    { what: 'an address outside', svg: logoWith('<a href="https://evil.example"><path d="M9 9h9v9z"/></a>') },
    {
      what: 'an address that is a script',
      svg: logoWith('<a href="javascript:alert(1)"><path d="M9 9h9v9z"/></a>'),
    },
    {
      what: 'an address outside in the older notation',
      svg: logoWith(
        '<use xlink:href="https://evil.example/a.svg#b"/>',
        'xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    },
    {
      what: 'an address outside in single quotes',
      svg: logoWith("<use href='https://evil.example/a.svg#b'/>"),
    },
    {
      what: 'a colour from outside',
      svg: logoWith('<path fill="url(https://evil.example/a.svg#b)" d="M9 9h9v9z"/>'),
    },
  ]) {
    test(`because of ${what} stops the build`, async (context) => {
      await assertRefused(context, svg, plain);
    });
  }
});

describe('a logo that cannot be used', () => {
  test('because it is missing stops the build and names its path', async () => {
    await assert.rejects(makeLogoSheet([{ src: 'logos/gone.svg', alt: 'Arena', width: 60 }], '/no/content'), {
      name: 'ContentError',
      message:
        'content/client-logos.json: entry 1 "Arena", field "src": /no/content/logos/gone.svg is missing; put the logo there or correct the path',
    });
  });

  test('because it has more than 3 KB stops the build with both sizes', async (context) => {
    const svg = plainLogo('#f00').padEnd(3073, ' ');
    await assertRefused(context, svg, /has 3073 bytes; it must be 3072 at most/u);
  });

  test('because it has more than 3 KB in fewer characters stops the build', async (context) => {
    const svg = logoWith(`<title>${'é'.repeat(1500)}</title>`);
    await assertRefused(context, svg, /has \d{4} bytes; it must be 3072 at most/u);
  });

  for (const { what, svg } of [
    { what: 'breaks off', svg: plainLogo('#f00').slice(0, -20) },
    { what: 'is text', svg: 'a logo' },
  ]) {
    test(`because it ${what} stops the build`, async (context) => {
      await assertRefused(context, svg, /is no whole SVG; export it again/u);
    });
  }

  for (const { what, svg } of [
    { what: 'no viewBox', svg: `<svg ${namespace}><path d="M0 0h9v9z"/></svg>` },
    {
      what: 'a viewBox that begins elsewhere',
      svg: `<svg ${namespace} viewBox="9 9 120 36"><path d="M9 9h9v9z"/></svg>`,
    },
    {
      what: 'a viewBox without height',
      svg: `<svg ${namespace} viewBox="0 0 120 0"><path d="M0 0h9v9z"/></svg>`,
    },
  ]) {
    test(`because it has ${what} stops the build`, async (context) => {
      await assertRefused(context, svg, /must have a viewBox that begins with "0 0"/u);
    });
  }
});

describe('a logo that can be used', () => {
  test('may have 3 KB', async (context) => {
    const { logos } = await makeSheet(context, [{ svg: plainLogo('#f00').padEnd(3072, ' ') }]);
    assert.equal(logos.length, 1);
  });

  test('may use a part of itself again', async (context) => {
    const { logos } = await makeSheet(context, [
      {
        svg: logoWith(
          '<defs><path id="bar" d="M0 0h9v9z"/></defs><use href="#bar" x="20"/><use href="#bar" x="40"/>',
        ),
      },
    ]);
    assert.equal(logos.length, 1);
  });

  test('may be wrapped in what drawing programs add', async (context) => {
    const svg = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn by hand -->\n${plainLogo('#ff0000')}`;
    assert.deepEqual(await coloursOf(await makeSheet(context, [{ svg }])), ['ff0000ff']);
  });

  test('may carry a size of its own, which its entry outweighs', async (context) => {
    const svg = plainLogo('#ff0000').replace('viewBox', 'width="240" height="72" viewBox');
    assert.deepEqual(await coloursOf(await makeSheet(context, [{ svg }])), ['ff0000ff']);
  });

  test('may carry a place of its own, which the sheet outweighs', async (context) => {
    const svg = plainLogo('#0000ff').replace('viewBox', 'x="5" y="7" viewBox');
    const sheet = await makeSheet(context, [{ svg: plainLogo('#ff0000') }, { svg }]);
    assert.deepEqual(await coloursOf(sheet), ['ff0000ff', '0000ffff']);
  });
});

describe('the size of a logo in the strip', () => {
  for (const { viewBox, width, height } of [
    { viewBox: '0 0 120 36', width: 60, height: 18 },
    { viewBox: '0 0 120 36', width: 112, height: 34 },
    { viewBox: '0 0 100 100', width: 40, height: 40 },
    { viewBox: '0 0 30.5 61', width: 50, height: 100 },
    { viewBox: '0,0,200,50', width: 200, height: 50 },
  ]) {
    test(`is ${width} × ${height} for a drawing of ${viewBox}`, async (context) => {
      const svg = `<svg ${namespace} viewBox="${viewBox}"><path d="M0 0h9v9z"/></svg>`;
      const { logos } = await makeSheet(context, [{ svg, width }]);
      assert.deepEqual(
        logos.map((logo) => [logo.width, logo.height]),
        [[width, height]],
      );
    });
  }
});

describe('the sheet of several logos', () => {
  const sources: Source[] = [
    { svg: plainLogo('#ff0000'), width: 60 },
    {
      svg: `<svg ${namespace} viewBox="0 0 50 100"><path fill="#00ff00" d="M0 0h50v100H0z"/></svg>`,
      width: 40,
    },
    { svg: plainLogo('#0000ff'), width: 120 },
  ];

  test('keeps their order and their texts', async (context) => {
    const { logos } = await makeSheet(context, sources);
    assert.deepEqual(
      logos.map(({ alt }) => alt),
      ['Client 0', 'Client 1', 'Client 2'],
    );
  });

  test('shows through each view nothing but its logo', async (context) => {
    const sheet = await makeSheet(context, sources);
    assert.deepEqual(await coloursOf(sheet), ['ff0000ff', '00ff00ff', '0000ffff']);
  });

  test('has a view for each logo, of the logo’s size', async (context) => {
    const sheet = await makeSheet(context, sources);
    assert.deepEqual(
      viewsOf(sheet).map(({ id, width, height }) => ({ id, width, height })),
      sheet.logos.map(({ view, width, height }) => ({ id: view, width, height })),
    );
  });

  test('leaves space between one view and the next', async (context) => {
    const views = viewsOf(await makeSheet(context, sources));
    const gaps = views.slice(1).map(({ top }, index) => {
      const above = views[index];
      return top - ((above?.top ?? Number.NaN) + (above?.height ?? Number.NaN));
    });
    assert.ok(gaps.length === 2 && gaps.every((gap) => gap > 0), `gaps: ${gaps.join(', ')}`);
  });

  test('cuts off what a logo draws beyond its edge, which its neighbour would show', async (context) => {
    const tooLarge = plainLogo('#ff0000').replace('M0 0h120v36H0z', 'M-99-999h999v9999H-99z');
    const sheet = await makeSheet(context, [
      { svg: plainLogo('#0000ff') },
      { svg: tooLarge },
      { svg: plainLogo('#00ff00') },
    ]);
    assert.deepEqual(await coloursOf(sheet), ['0000ffff', 'ff0000ff', '00ff00ff']);
  });

  test('holds no id twice when logos use the same ids', async (context) => {
    const sheet = await makeSheet(
      context,
      ['#f00', '#00f', '#0f0'].map((colour) => ({ svg: gradientLogo(colour) })),
    );
    const ids = [...sheet.svg.matchAll(/\bid="([^"]+)"/gu)].map(([, id]) => id);
    assert.deepEqual(ids, [...new Set(ids)]);
  });

  test('gives each logo its own colours when logos use the same ids', async (context) => {
    const sheet = await makeSheet(
      context,
      ['#ff0000', '#0000ff'].map((colour) => ({ svg: gradientLogo(colour) })),
    );
    assert.deepEqual(await coloursOf(sheet), ['ff0000ff', '0000ffff']);
  });

  test('holds no id of a logo that is called like a view', async (context) => {
    const sheet = await makeSheet(context, [
      { svg: gradientLogo('#ff0000').replaceAll('shade', 'logo1') },
      { svg: plainLogo('#0000ff') },
    ]);
    assert.equal(sheet.svg.match(/\bid="logo1"/gu)?.length, 1);
  });

  test('keeps its name while its logos stay', async (context) => {
    const first = await makeSheet(context, sources);
    const second = await makeSheet(context, sources);
    assert.equal(first.name, second.name);
  });

  test('changes its name with any of its logos, so that no cache keeps the old one', async (context) => {
    const first = await makeSheet(context, sources);
    const second = await makeSheet(context, [
      ...sources.slice(0, 2),
      { svg: plainLogo('#0000fe'), width: 120 },
    ]);
    assert.notEqual(first.name, second.name);
  });
});

/** A logo of one colour that comes from a gradient, whose id is the same in every such logo. */
function gradientLogo(colour: string): string {
  return (
    `<svg ${namespace} viewBox="0 0 120 36"><defs><linearGradient id="shade">` +
    `<stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>` +
    `<path fill="url(#shade)" d="M0 0h120v36H0z"/></svg>`
  );
}
