import { readFileSync } from 'node:fs';
import { getTransformedRoutes, isHandler, type HasField, type Route } from '@vercel/routing-utils';

export function routesOf(vercelJson: string): readonly Route[] {
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelJson));
  if (error) throw new Error(`vercel.json: ${error.message} See ${error.link}`);
  return routes ?? [];
}

const ownRoutes = routesOf(readFileSync('vercel.json', 'utf8'));

function isMet(condition: HasField[number], { url, headers: header }: Request): boolean {
  const { hostname, searchParams: query } = new URL(url);
  const cookie = new URLSearchParams(header.get('cookie')?.replaceAll('; ', '&'));
  const { type, value = '.*' } = condition;
  const found = type === 'host' ? hostname : { header, cookie, query }[type].get(condition.key);
  return found !== null && RegExp(`^(?:${value})$`, 'su').test(found);
}

/** The headers by `vercel.json`, and the status of a redirect, or the destination of a rewrite. */
export function answerTo(request: Request, routes = ownRoutes) {
  const { pathname, search } = new URL(request.url);
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if (isHandler(route)) continue;
    const pattern = RegExp(route.src, 'i');
    const match = pattern.exec(pathname) ?? pattern.exec(pathname.slice(1));
    const has = route.has?.every((one) => isMet(one, request)) ?? true;
    if (!match || !has || route.missing?.some((one) => isMet(one, request))) continue;
    const fill = (text: string) => text.replaceAll(/\$(\d+)/gu, (_, group) => match[group] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = fill(value);
    if (route.dest) return { headers, destination: fill(route.dest) };
    const { location } = headers;
    if (!route.status || !location) continue;
    const query = location.includes('?') ? search.replace('?', '&') : search;
    headers['location'] = location
      .replace(/#|$/u, (end) => query + end)
      .replaceAll(/\P{ASCII}+/gu, encodeURI);
    return { headers, status: route.status };
  }
  return { headers };
}

/** Whether another site, Vercel or a function of the host answers where there is no file. */
export function isAnsweredElsewhere(request: Request): boolean {
  const { destination = new URL(request.url).pathname } = answerTo(request);
  return !destination.startsWith('/') || /^\/(?:_vercel|api)\//u.test(destination);
}
