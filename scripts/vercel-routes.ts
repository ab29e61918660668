import { readFileSync } from 'node:fs';
import { getTransformedRoutes, isHandler, type HasField, type Route } from '@vercel/routing-utils';

/** @throws if Vercel would refuse them */
export function routesOf(vercelJson: string): readonly Route[] {
  const { routes, error } = getTransformedRoutes(JSON.parse(vercelJson));
  if (error) throw new Error(`vercel.json: ${error.message} See ${error.link}`);
  return routes ?? [];
}

const ownRoutes = routesOf(readFileSync('vercel.json', 'utf8'));

type Condition = HasField[number] & { key?: string };

function isMet({ type, key = type, value = '.*' }: Condition, request: Request): boolean {
  const { hostname, searchParams } = new URL(request.url);
  const cookies = new URLSearchParams(request.headers.get('cookie')?.replaceAll('; ', '&'));
  const found = {
    host: hostname,
    header: request.headers.get(key),
    cookie: cookies.get(key),
    query: searchParams.get(key),
  }[type];
  return found !== null && RegExp(`^(?:${value})$`, 'su').test(found);
}

/** A redirect keeps the visitor's query, before a fragment of its own. */
function withQuery(location: string, query: string): string {
  const [address = '', fragment = ''] = location.split(/(?=#)/u);
  return address + (address.includes('?') ? query.replace('?', '&') : query) + fragment;
}

interface Answer {
  headers: Record<string, string>;
  /** Of a redirect, which has `headers.location`. */
  status?: number;
  /** The address of a rewrite, which counts where there is no file. */
  destination?: string;
}

/** What `vercel.json` says of a request. */
export function answerTo(request: Request, routes = ownRoutes): Answer {
  const { pathname, search } = new URL(request.url);
  const headers: Record<string, string> = {};
  for (const route of routes) {
    if (isHandler(route)) continue;
    const { src, status, dest, has = [], missing = [] } = route;
    const match = RegExp(src, 'i').exec(pathname);
    const applies = has.every((one) => isMet(one, request)) && !missing.some((one) => isMet(one, request));
    if (!match || !applies) continue;
    const fill = (text: string) => text.replaceAll(/\$(\d)/gu, (_, group) => match[group] ?? '');
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = fill(value);
    if (status)
      return { status, headers: { ...headers, location: withQuery(headers['location'] ?? '', search) } };
    if (dest) return { headers, destination: fill(dest) };
  }
  return { headers };
}

/** Whether another site, Vercel or a function of the host answers where there is no file. */
export function isAnsweredElsewhere(request: Request): boolean {
  const { destination = request.url } = answerTo(request);
  const { origin, pathname } = new URL(destination, request.url);
  return origin !== new URL(request.url).origin || /^\/(?:_vercel|api)\//u.test(pathname);
}
