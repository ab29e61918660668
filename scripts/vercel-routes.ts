import { readFileSync } from 'node:fs';
import { getTransformedRoutes, isHandler, type Route } from '@vercel/routing-utils';

const { routes, error } = getTransformedRoutes(JSON.parse(readFileSync('vercel.json', 'utf8')));
if (error) throw new Error(`vercel.json: ${error.message} See ${error.link}`);

/** Of conditions, only the host's name is known here. */
function isMet({ has = [], missing = [] }: Exclude<Route, { handle: unknown }>, hostname: string): boolean {
  const isHost = (one: (typeof has)[number]) =>
    one.type === 'host' && RegExp(`^(?:${one.value})$`, 'u').test(hostname);
  return has.every(isHost) && !missing.some(isHost);
}

/** The headers by `vercel.json`, and the status of a redirect, or the destination of a rewrite. */
export function answerTo(url: URL) {
  const headers: Record<string, string> = {};
  for (const route of routes ?? []) {
    if (isHandler(route) || !isMet(route, url.hostname)) continue;
    const pattern = RegExp(route.src, 'i');
    const match = pattern.exec(url.pathname) ?? pattern.exec(url.pathname.slice(1));
    if (!match) continue;
    const fill = (text: string) => text.replaceAll(/\$(\d+)/gu, (_, group) => match[group] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = fill(value);
    if (route.dest) return { headers, destination: fill(route.dest) };
    if (!route.status || !headers['location']) continue;
    const target = new URL(headers['location'], url);
    for (const [name, value] of url.searchParams) target.searchParams.append(name, value);
    headers['location'] = target.href.replace(url.origin, '');
    return { headers, status: route.status };
  }
  return { headers };
}

/** Whether another site, Vercel or a function of the host answers where there is no file. */
export function isAnsweredElsewhere(url: URL): boolean {
  const { destination = url.pathname } = answerTo(url);
  return !destination.startsWith('/') || /^\/(?:_vercel|api)\//u.test(destination);
}
