import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportedPage, exportedPageModules } from '@/scripts/export/exported-page.fixture';
import {
  clientImportsIn,
  payloadOf,
  replacePayload,
  rowsOf,
  withoutDataTexts,
  withoutStyleTexts,
} from '@/scripts/export/payload';
import { runtimeOf } from '@/scripts/export/runtime';

const payload = payloadOf(runtimeOf(exportedPage).inline);

test('a payload names every client module of its page, and the chunks that bring it', () => {
  const imports = clientImportsIn(payload);
  assert.deepEqual(new Set(imports.map(({ module }) => module)), new Set(exportedPageModules.keys()));
  const addresses = runtimeOf(exportedPage).chunks.map(({ attributes }) => attributes.get('src'));
  assert.ok(
    imports.every(({ chunks }) => chunks.length > 0 && chunks.every((one) => addresses.includes(one))),
  );
});

test('a chunk is named by its address, or by the row that holds it', () => {
  assert.deepEqual(clientImportsIn('1:"/a.js"\n2:I[7,["$1","/b.js"],"default"]\n'), [
    { module: 7, chunks: ['/a.js', '/b.js'] },
  ]);
});

for (const { row, message } of [
  { row: 'I[7,["$9"],"default"]', message: /a chunk of an unknown kind: "\$9"/u },
  { row: 'I["7",[],"default"]', message: /an import row of an unknown kind: I\["7"/u },
]) {
  test(`the import row ${row} is refused`, () => {
    assert.throws(() => clientImportsIn(`2:${row}\n`), message);
  });
}

test('a row of text ends where its length says, in bytes, and the next row follows without a line break', () => {
  assert.deepEqual(rowsOf('1:T5,£12"2:I[7,[],"x"]\n:HL["/a"]\n'), [
    { id: '1', kind: 'text', content: '£12"' },
    { id: '2', kind: 'line', content: 'I[7,[],"x"]' },
    { id: '', kind: 'line', content: 'HL["/a"]' },
  ]);
});

test('a row of bytes is refused', () => {
  assert.throws(() => rowsOf('1:o4,abcd'), /a payload row of bytes: 1:o/u);
});

test('a payload that breaks off is refused', () => {
  assert.throws(() => rowsOf('1:["$","p"'), /without its "line break"/u);
});

test('the text of the style sheets is taken out of a payload, and nothing else', () => {
  const lighter = withoutStyleTexts(payload);
  assert.ok(payload.includes('.text-body{'));
  assert.ok(!lighter.includes('.text-body{'));
  const others = (text: string) => rowsOf(text).filter(({ kind }) => kind === 'line');
  assert.deepEqual(others(lighter), others(payload));
});

test('a payload without a style sheet is refused', () => {
  assert.throws(() => withoutStyleTexts('1:["$","p",null,{}]\n'), /no style sheet in the payload/u);
});

const dataScript = (text: string) =>
  `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${text}"}}]`;

test('data for search engines is taken out of a payload, in its element and in a row of its own', () => {
  const inline = String.raw`{\"@type\":\"WebSite\"}`;
  const text = `1:[${dataScript(inline)},${dataScript('$2')}]\n2:T5,£12"3:T4,kept`;
  assert.equal(withoutDataTexts(text), `1:[${dataScript('')},${dataScript('')}]\n3:T4,kept`);
});

test('a page gets its payload back in one script, whatever the payload holds', () => {
  const text = '1:["</script><!--","\\u2028£"]\n';
  const page = replacePayload(exportedPage, runtimeOf(exportedPage).inline, text);
  assert.equal(payloadOf(runtimeOf(page).inline), text);
  assert.equal(page.match(/__next_f\.push\(\[1/gu)?.length, 1);
});
