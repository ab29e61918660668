import { connect } from 'node:net';

/** A request as it goes over the wire: `fetch` would mend what a host must be seen to answer. */
export interface RawRequest {
  method: string;
  /** As it stands in the request line: never resolved, never escaped. */
  target: string;
  /** Lines of the head besides `Connection`; `Host` too, so that it can be left out. */
  lines: readonly string[];
  body?: string;
}

/** An answer as it came. */
export interface RawAnswer {
  status: number;
  /** By lower-case name; a header that came twice holds both values, with ` & ` between them. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/** How long a host on loopback may take, in ms. */
const patience = 5_000;

/** A body put together from its chunks (RFC 9112, 7.1). */
function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let rest = bytes; ;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.subarray(0, Math.max(end, 0)).toString('latin1'), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(rest.subarray(end + 2, end + 2 + size));
    rest = rest.subarray(end + 2 + size + 2);
  }
}

function parsed(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [name = '', ...rest] = line.split(':');
    const value = rest.join(':').trim();
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before} & ${value}`);
  }
  const body = bytes.subarray(end + 4);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers,
    body: isChunked ? unchunked(body) : body,
  };
}

/**
 * Asks a server on loopback and reads until it closes the connection.
 *
 * @returns status 0 when the server closed the connection without an answer
 * @throws when nothing listens, or nothing comes within five seconds
 */
export async function askRaw(
  port: number,
  { method, target, lines, body = '' }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(patience, () =>
      socket.destroy(new Error(`${method} ${target.slice(0, 60)}: no answer`)),
    );
    socket.on('data', (part) => parts.push(part));
    // A server that refuses a request early may close before it has read all of it.
    socket.on('error', (error) => (parts.length > 0 ? resolve(parsed(Buffer.concat(parts))) : reject(error)));
    socket.on('close', () => resolve(parsed(Buffer.concat(parts))));
    const head = [`${method} ${target} HTTP/1.1`, 'Connection: close', ...lines].join('\r\n');
    socket.write(Buffer.from(`${head}\r\n\r\n${body}`, 'latin1'));
  });
}
