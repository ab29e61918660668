import { contentTypes, hostFiles } from '@/deploy/content-types';
import {
  caching,
  hashedFolders,
  pageHeaders,
  resourcePolicy,
  securityHeaders,
  sharedFolder,
} from '@/deploy/response-headers';

/**
 * `deploy/nginx.conf`, to be put into `/etc/nginx/conf.d/`. nginx's documentation explains each directive; the
 * comments in the file say what it would do without them.
 *
 * All `add_header` lines stand in one place, because a `location` with one of its own inherits none. What differs
 * between answers is chosen by a `map` when the headers are written, so that it goes by the file that is sent.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 *
 * @param host name of the site, such as `studio.example`
 */
export function nginxConfiguration(host: string): string {
  const types = Object.entries(contentTypes)
    .map(([ending, type]) => `    '${type}' ${ending};`)
    .join('\n');
  const headers = Object.entries(securityHeaders)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
  const ofPages = Object.entries(pageHeaders).map(([name, value]) => ({
    name,
    value,
    variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
  }));
  const pageMaps = ofPages
    .map(
      ({ value, variable }) => `map "$status $uri" ${variable} {
  '~^(?:20[06]|304|404) .*\\.html$' '${value}';
}`,
    )
    .join('\n\n');
  const pageLines = ofPages
    .map(({ name, variable }) => `  add_header ${name} ${variable} always;`)
    .join('\n');
  const hidden = hostFiles.map((file) => `  location = /${file} { return 404; }`).join('\n');
  return `# Written by \`npm run hosts:write\` from deploy/response-headers.ts.
# Copy it to /etc/nginx/conf.d/, then let \`certbot --nginx\` add the certificate and the redirect to https.

map $uri $site_caching {
  default '${caching.askedAgain}';
  '~^/(?:${hashedFolders.join('|')})/' '${caching.kept}';
}

map $uri $site_resource_policy {
  default ${resourcePolicy.own};
  '~^/${sharedFolder}/' ${resourcePolicy.shared};
}

# A header without a value is not sent. These are for pages, by whatever address, and not for a redirect to one.
${pageMaps}

map $status $site_methods {
  405 'GET, HEAD';
}

# Segments such as "..", raw or encoded, and doubled slashes, which nginx would resolve: a page has one address.
# Asked again for the 404 page itself, which must not be refused for what was asked for.
map "$uri $request_uri" $site_is_odd {
  volatile;
  '~^/404\\.html ' '';
  '~*^[^?]* [^?]*(?:/|%2f)(?:\\.|%2e){1,2}(?:/|%2f|\\?|$)' 1;
  '~^[^ ]*//' 1;
}

# What nginx refuses with 400 but can be read, such as "/%00" and "/../x", is a page that does not exist. It has no
# $request_uri by then. A bad escape such as "/%zz" stays 400, as does a request without a host.
map "$request_uri $request" $site_is_unreadable {
  default 1;
  '~^ [A-Z_-]+ /(?:[^% ]|%[0-9A-Fa-f]{2})* HTTP/' '';
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /srv/${host};

  server_tokens off;
  # Redirects name no scheme and no port, which a proxy in front may have changed.
  absolute_redirect off;
  merge_slashes off;
  # A file that was put back to an older one is still sent to whoever has a newer one, by its ETag.
  if_modified_since before;
  max_ranges 1;

  # \`npm run compress -- /srv/${host}\` writes the compressed copies.
  gzip_static on;
  # Needs Debian's libnginx-mod-http-brotli-static; delete the line where that is missing.
  brotli_static on;
  gzip_vary on;

  types {
${types}
  }
  default_type application/octet-stream;

${headers}
${pageLines}
  add_header Cross-Origin-Resource-Policy $site_resource_policy always;
  add_header Cache-Control $site_caching always;
  add_header Allow $site_methods always;

  recursive_error_pages on;
  error_page 403 404 =404 /404.html;
  error_page 400 = /unreadable;
  error_page 416 @unsatisfiable;
  error_page 494 = /too-large;

  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($site_is_odd) { return 404; }

  location = / { try_files /index.html =404; }
  location ~ ^/index(?:\\.html|/)?$ { return 308 /$is_args$args; }
  location = /404 { return 404; }
  location = /404/ { return 404; }
${hidden}
  location ~ \\.(?:br|gz)$ { return 404; }

  # "/work/" and "/work.html" lead to "/work". Only to pages that are there, so never off the site.
  location ~ ^(?<page>/.+?)(?:/|\\.html)$ {
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    return 404;
  }

  location / { try_files $uri $uri.html =404; }

  location = /404.html {
    internal;
    recursive_error_pages off;
    etag off;
  }

  location = /unreadable {
    internal;
    error_page 404 /404.html;
    if ($site_is_unreadable) { return 400; }
    return 404;
  }

  location = /too-large {
    internal;
    return 431;
  }

  # nginx has added the headers by the time it finds the range to be outside of the file: not once more.
  location @unsatisfiable {
    error_page 404 /404.html;
    add_header Allow '' always;
    return 416;
  }
}
`;
}
