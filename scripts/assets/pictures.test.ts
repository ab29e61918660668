import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import sharp from 'sharp';
import type { PictureFile } from '@/content/picture-files';
import { pictureWidths } from '@/content/picture-widths';
import {
  inspectPicture,
  makePictures,
  readManifest,
  writeIfChanged,
  type PictureReference,
} from '@/scripts/assets/pictures';

const place = 'entry 1 "Venue", field "imageSrc"';

async function createFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  context.after(() => rm(folder, { recursive: true }));
  return folder;
}

function drawn(width: number, height: number, background = '#336699') {
  return sharp({ create: { width, height, channels: 3, background } });
}

describe('an original', () => {
  const src = 'pictures/venue/screen.png';

  /** Inspects a picture of the given bytes. */
  async function inspect(context: TestContext, bytes: Buffer | string) {
    const contentFolder = await createFolder(context);
    await mkdir(dirname(join(contentFolder, src)), { recursive: true });
    await writeFile(join(contentFolder, src), bytes);
    return inspectPicture({ src, place }, contentFolder);
  }

  async function assertRefused(context: TestContext, bytes: Buffer | string, wanted: RegExp) {
    await assert.rejects(inspect(context, bytes), {
      name: 'ContentError',
      message: new RegExp(
        `^content/projects\\.json: entry 1 "Venue", field "imageSrc": \\S+/pictures/venue/screen\\.png ${wanted.source}$`,
        'u',
      ),
    });
  }

  const notWhole = /is no whole picture; save it again as PNG, JPEG, WebP or AVIF/u;

  test('that is missing stops the build and names its path', async () => {
    await assert.rejects(inspectPicture({ src, place }, '/no/content'), {
      name: 'ContentError',
      message:
        'content/projects.json: entry 1 "Venue", field "imageSrc": /no/content/pictures/venue/screen.png is missing; put the picture there or correct the path',
    });
  });

  for (const format of ['png', 'jpeg', 'webp'] as const) {
    test(`whose ${format} breaks off stops the build`, async (context) => {
      const bytes = await drawn(1600, 1000).toFormat(format).toBuffer();
      await assertRefused(context, bytes.subarray(0, bytes.length / 2), notWhole);
    });
  }

  test('that is text under the name of a picture stops the build', async (context) => {
    await assertRefused(context, 'a picture', notWhole);
  });

  test('that is empty stops the build', async (context) => {
    await assertRefused(context, '', notWhole);
  });

  for (const [width, height] of [
    [800, 500],
    [1584, 990],
    [1600, 900],
    [1600, 1010],
    [3200, 1000],
    [1000, 1600],
  ] as const) {
    test(`of ${width}×${height} px stops the build with its size and the wanted one`, async (context) => {
      await assertRefused(
        context,
        await drawn(width, height).png().toBuffer(),
        new RegExp(`is ${width}×${height} px; it must be 16:10 and at least 1600×1000 px`, 'u'),
      );
    });
  }

  for (const [width, height] of [
    [1600, 1000],
    [1601, 1000],
    [2880, 1800],
  ] as const) {
    test(`of ${width}×${height} px is right`, async (context) => {
      const bytes = await drawn(width, height).png().toBuffer();
      assert.deepEqual(await inspect(context, bytes), { bytes, width, height });
    });
  }
});

describe('making the copies of pictures', () => {
  const venue = { src: 'pictures/venue/screen.png', place };
  const festival = { src: 'pictures/festival.png', place: 'entry 2 "Festival", field "imageSrc"' };
  const copiesPerPicture = pictureWidths.length * 2;

  type Manifest = Record<string, PictureFile>;

  /** A folder like the project's own: `content/` with the originals, and `copies/`. */
  interface Project {
    folder: string;
    copies: string;
    manifest: Manifest;
  }

  // Copying one picture takes seconds. It is done once, and each test begins with its own copy of the outcome.
  let prepared: Project;

  async function writeOriginal({ folder }: Pick<Project, 'folder'>, src: string, bytes: Buffer) {
    const path = join(folder, 'content', src);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }

  async function make(
    { folder, copies }: Omit<Project, 'manifest'>,
    references: readonly PictureReference[],
    known: Manifest,
  ) {
    return makePictures(references, known, copies, join(folder, 'content'));
  }

  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const project = { folder, copies: join(folder, 'copies') };
    const bands = await drawn(1600, 1000, '#ff0000')
      .composite([
        { input: await drawn(1600, 334, '#00ff00').png().toBuffer(), top: 333, left: 0 },
        { input: await drawn(1600, 333, '#0000ff').png().toBuffer(), top: 667, left: 0 },
      ])
      .png()
      .toBuffer();
    await writeOriginal(project, venue.src, bands);
    const { manifest } = await make(project, [venue], {});
    prepared = { ...project, manifest };
  });

  after(() => rm(prepared.folder, { recursive: true }));

  /** A project whose one picture, that of the venue, has been copied by an earlier run. */
  async function createProject(context: TestContext): Promise<Project> {
    const folder = await createFolder(context);
    await cp(prepared.folder, folder, { recursive: true });
    return { folder, copies: join(folder, 'copies'), manifest: prepared.manifest };
  }

  /** When and as which file each copy was written, so that a file written anew is told from one left alone. */
  async function writtenAt({ copies }: Project) {
    const names = (await readdir(copies)).toSorted();
    return Promise.all(
      names.map(async (name) => {
        const { mtimeNs, ctimeNs, ino } = await stat(join(copies, name), { bigint: true });
        return { name, mtimeNs, ctimeNs, ino };
      }),
    );
  }

  test('makes every width in AVIF and WebP', async () => {
    const { copies, manifest } = prepared;
    const name = manifest[venue.src]?.address.replace('/pictures/', '');
    const made = await Promise.all(
      (await readdir(copies)).map(async (file) => {
        const { format, compression, width, height } = await sharp(join(copies, file)).metadata();
        // sharp calls AVIF a HEIF that is compressed with AV1.
        return `${file} is ${compression === 'av1' ? 'avif' : format} of ${width}×${height}`;
      }),
    );
    const wanted = pictureWidths.flatMap((width) =>
      ['avif', 'webp'].map((format) => `${name}-${width}.${format} is ${format} of ${width}×${width / 1.6}`),
    );
    assert.deepEqual(made.toSorted(), wanted.toSorted());
  });

  test('tells the page the size of the original', () => {
    const { width, height } = prepared.manifest[venue.src] ?? {};
    assert.deepEqual({ width, height }, { width: 1600, height: 1000 });
  });

  test('tells the page the colours of the picture from top to foot', () => {
    const { placeholder = [] } = prepared.manifest[venue.src] ?? {};
    const strongest = placeholder.map((colour) => {
      const [, ...parts] = /^#(..)(..)(..)$/u.exec(colour) ?? [];
      const levels = parts.map((part) => Number.parseInt(part, 16));
      return ['red', 'green', 'blue'][levels.indexOf(Math.max(...levels))];
    });
    assert.deepEqual(strongest, ['red', 'green', 'blue']);
  });

  test('a second time makes nothing and touches no file', async (context) => {
    const project = await createProject(context);
    const written = await writtenAt(project);
    const { made, manifest } = await make(project, [venue], project.manifest);
    assert.deepEqual(
      { made, manifest, files: await writtenAt(project) },
      { made: 0, manifest: project.manifest, files: written },
    );
  });

  test('makes a changed original anew, under another address, and removes its old copies', async (context) => {
    const project = await createProject(context);
    await writeOriginal(project, venue.src, await drawn(1600, 1000).png().toBuffer());
    const { made, manifest } = await make(project, [venue], project.manifest);
    const address = manifest[venue.src]?.address;
    const files = await readdir(project.copies);
    assert.deepEqual(
      {
        made,
        isAddressNew: address !== project.manifest[venue.src]?.address,
        newCopies: files.filter((file) => `/pictures/${file}`.startsWith(`${address}-`)).length,
        allCopies: files.length,
      },
      { made: 1, isAddressNew: true, newCopies: copiesPerPicture, allCopies: copiesPerPicture },
    );
  });

  test('makes a picture anew when one of its copies has gone', async (context) => {
    const project = await createProject(context);
    const [gone = ''] = await readdir(project.copies);
    await rm(join(project.copies, gone));
    const { made } = await make(project, [venue], project.manifest);
    assert.deepEqual(
      { made, isBack: (await readdir(project.copies)).includes(gone) },
      { made: 1, isBack: true },
    );
  });

  test('trusts no manifest that speaks of an earlier original', async (context) => {
    const project = await createProject(context);
    const right = project.manifest[venue.src];
    assert.ok(right);
    const outdated = { ...right, hash: '0123456789', address: '/pictures/venue-screen-0123456789' };
    const { manifest } = await make(project, [venue], { [venue.src]: outdated });
    assert.deepEqual(manifest, project.manifest);
  });

  test('removes the copies that no entry asks for and leaves the others alone', async (context) => {
    const project = await createProject(context);
    const written = await writtenAt(project);
    await writeFile(join(project.copies, 'festival-0123456789-480.webp'), 'a copy from an earlier time');
    await make(project, [venue], project.manifest);
    assert.deepEqual(await writtenAt(project), written);
  });

  test('forgets a picture that no entry asks for any more', async (context) => {
    const project = await createProject(context);
    const { manifest } = await make(project, [], project.manifest);
    assert.deepEqual({ manifest, files: await readdir(project.copies) }, { manifest: {}, files: [] });
  });

  test('stops at a missing original and names the entry that asks for it', async (context) => {
    const project = await createProject(context);
    await assert.rejects(make(project, [venue, festival], project.manifest), {
      name: 'ContentError',
      message:
        /^content\/projects\.json: entry 2 "Festival", field "imageSrc": \S*content\/pictures\/festival\.png is missing; put the picture there or correct the path$/u,
    });
  });

  test('stops at an original that has gone since it was copied', async (context) => {
    const project = await createProject(context);
    await rm(join(project.folder, 'content', venue.src));
    await assert.rejects(make(project, [venue], project.manifest), {
      name: 'ContentError',
      message: /^content\/projects\.json: entry 1 "Venue", field "imageSrc": .+ is missing; /u,
    });
  });

  test('stops at an original of the wrong size and leaves no copy of it', async (context) => {
    const project = await createProject(context);
    await writeOriginal(project, festival.src, await drawn(800, 500).png().toBuffer());
    await assert.rejects(make(project, [venue, festival], project.manifest), { name: 'ContentError' });
    const files = await readdir(project.copies);
    assert.deepEqual(
      files.filter((file) => file.startsWith('festival-')),
      [],
    );
  });
});

describe('the manifest of an earlier run', () => {
  test('is read as it was written', async (context) => {
    const path = join(await createFolder(context), 'pictures.json');
    const manifest = {
      'pictures/venue.png': { hash: 'a', address: '/pictures/venue-a', width: 1, height: 1, placeholder: [] },
    };
    await writeFile(path, JSON.stringify(manifest));
    assert.deepEqual(await readManifest(path), manifest);
  });

  test('counts as empty when there is none', async (context) => {
    assert.deepEqual(await readManifest(join(await createFolder(context), 'pictures.json')), {});
  });

  test('counts as empty when an interrupted run has cut it off', async (context) => {
    const path = join(await createFolder(context), 'pictures.json');
    await writeFile(path, '{ "pictures/venue.png": {');
    assert.deepEqual(await readManifest(path), {});
  });
});

describe('writing a generated file', () => {
  test('makes one that is not there', async (context) => {
    const path = join(await createFolder(context), 'generated.json');
    await writeIfChanged(path, '{}');
    assert.equal(await readFile(path, 'utf8'), '{}');
  });

  test('replaces one that differs', async (context) => {
    const path = join(await createFolder(context), 'generated.json');
    await writeFile(path, '{ "longer": "than what follows" }');
    await writeIfChanged(path, '{}');
    assert.equal(await readFile(path, 'utf8'), '{}');
  });

  test('does not touch one that is the same', async (context) => {
    const path = join(await createFolder(context), 'generated.json');
    await writeFile(path, '{}');
    const first = await stat(path, { bigint: true });
    await writeIfChanged(path, '{}');
    const second = await stat(path, { bigint: true });
    assert.deepEqual([second.mtimeNs, second.ctimeNs], [first.mtimeNs, first.ctimeNs]);
  });
});
