/** Domains that belong to nobody: RFC 2606 and RFC 6761. */
const reservedTopLevel = new Set(['example', 'test', 'invalid', 'localhost']);
const reservedSecondLevel = new Set(['example.com', 'example.net', 'example.org']);

/** Whether a host is reserved for examples and tests, so that nothing will ever answer there. */
export function isReservedHost(host: string): boolean {
  const labels = host.toLowerCase().replace(/\.$/u, '').split('.');
  return reservedTopLevel.has(labels.at(-1) ?? '') || reservedSecondLevel.has(labels.slice(-2).join('.'));
}

/** The first reserved host that a text names, in an address or an e-mail address or by itself. */
export function reservedHostIn(text: string): string | undefined {
  // Behind a single slash stands a path, which may hold anything.
  const hosts =
    text.match(/(?<![\p{L}\d.-]|(?<!\/)\/)[\p{L}\d](?:[\p{L}\d-]*\.)+[a-z]{2,}|\blocalhost\b/giu) ?? [];
  return hosts.find(isReservedHost);
}
