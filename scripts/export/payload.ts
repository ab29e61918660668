import { replaceElements, type HtmlElement } from '@/scripts/export/html-elements';

const push = /^self\.__next_f\.push\((\[1,.*\])\)$/su;

/** Tags of rows that hold bytes and not text, which no page of this site has. */
const byteTags = new Set('AOobUSsLlGgMmV');

/** One row of a payload: its number, and what follows the colon, without the line break or the length. */
interface Row {
  id: string;
  /** `text` for a row of plain text, which says its length and has no line break; `line` for all others. */
  kind: 'line' | 'text';
  content: string;
}

/**
 * The payload that a page's scripts hand to React, put together.
 *
 * @throws when a script holds another thing than text
 */
export function payloadOf(scripts: readonly HtmlElement[]): string {
  return scripts
    .map(({ text }) => push.exec(text)?.[1])
    .filter((list) => list !== undefined)
    .map((list) => {
      const [, chunk] = JSON.parse(list) as unknown[];
      if (typeof chunk !== 'string') throw new Error('a payload script without text');
      return chunk;
    })
    .join('');
}

/**
 * The rows of a payload, as React's client reads them.
 *
 * @throws when a row is of a kind that this site has none of
 */
export function rowsOf(payload: string): Row[] {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  let at = 0;
  const until = (mark: string) => {
    const end = bytes.indexOf(mark, at);
    if (end < 0) throw new Error(`a payload row without its "${mark === '\n' ? 'line break' : mark}"`);
    const text = bytes.toString('utf8', at, end);
    at = end + 1;
    return text;
  };
  while (at < bytes.length) {
    const id = until(':');
    const tag = String.fromCharCode(bytes[at] ?? 0);
    if (byteTags.has(tag)) throw new Error(`a payload row of bytes: ${id}:${tag}`);
    if (tag === 'T') {
      at += 1;
      const length = Number.parseInt(until(','), 16);
      rows.push({ id, kind: 'text', content: bytes.toString('utf8', at, at + length) });
      at += length;
    } else {
      rows.push({ id, kind: 'line', content: until('\n') });
    }
  }
  return rows;
}

function written({ id, kind, content }: Row): string {
  return kind === 'line'
    ? `${id}:${content}\n`
    : `${id}:T${Buffer.byteLength(content).toString(16)},${content}`;
}

/** A client module that a payload asks for, and the addresses of the chunks that bring it. */
export interface ClientImport {
  module: number;
  chunks: readonly string[];
}

/**
 * The client modules that a payload asks for, from its import rows.
 *
 * @throws when such a row names no module, or a chunk by anything but its address or the row that holds it
 */
export function clientImportsIn(payload: string): ClientImport[] {
  const lines = rowsOf(payload).filter(({ kind }) => kind === 'line');
  const contents = new Map(lines.map(({ id, content }) => [id, content]));
  const addressOf = (chunk: unknown) => {
    const address: unknown =
      typeof chunk === 'string' && chunk.startsWith('$')
        ? JSON.parse(contents.get(chunk.slice(1)) ?? 'null')
        : chunk;
    if (typeof address !== 'string') throw new Error(`a chunk of an unknown kind: ${JSON.stringify(chunk)}`);
    return address;
  };
  return lines
    .filter(({ content }) => content.startsWith('I['))
    .map(({ content }) => {
      const [module, chunks] = JSON.parse(content.slice(1)) as unknown[];
      if (typeof module !== 'number' || !Array.isArray(chunks)) {
        throw new Error(`an import row of an unknown kind: ${content.slice(0, 80)}`);
      }
      return { module, chunks: chunks.map(addressOf) };
    });
}

/**
 * A payload without the text of its style sheets. They stand in the page already; React finds each by its address
 * and never compares the text, which would cost every visitor the style sheet twice again.
 *
 * @throws when the payload holds no style sheet in a row of its own
 */
export function withoutStyleTexts(payload: string): string {
  const styles = new Set(
    [...payload.matchAll(/\["\$","style",[^\]]*?"children":"\$([\da-f]+)"\}\]/gu)].map(([, id]) => id),
  );
  const rows = rowsOf(payload);
  const isStyle = ({ id, kind }: Row) => kind === 'text' && styles.has(id);
  if (!rows.some(isStyle)) throw new Error('no style sheet in the payload where Next.js 16 has one');
  return rows.map((row) => written(isStyle(row) ? { ...row, content: ' ' } : row)).join('');
}

/** A script of data for search engines, up to its text, and the text or the row that holds it. */
const dataScript =
  /(\["\$","script",null,\{"type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"/gu;

/**
 * A payload without the data for search engines. It stands in the page, where they read it; React leaves the text of
 * such a script as it finds it.
 */
export function withoutDataTexts(payload: string): string {
  const texts = [...payload.matchAll(dataScript)].map(([, , text = '']) => text);
  return rowsOf(payload)
    .filter(({ id, kind }) => kind !== 'text' || !texts.includes(`$${id}`))
    .map(({ content, ...row }) =>
      written({ ...row, content: row.kind === 'line' ? content.replaceAll(dataScript, '$1""') : content }),
    )
    .join('');
}

/** A page with this payload in one script, in the place of its first. */
export function replacePayload(html: string, scripts: readonly HtmlElement[], payload: string): string {
  const pushes = scripts.filter(({ text }) => push.test(text));
  // As Next writes it: nothing inside may end the script or begin a comment.
  const text = JSON.stringify([1, payload]).replaceAll('<', '\\u003c');
  return replaceElements(html, pushes, (script) =>
    script === pushes[0] ? `<script>self.__next_f.push(${text})</script>` : '',
  );
}
