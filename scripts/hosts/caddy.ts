import { contentTypes, hostFiles, packedEndings } from '@/deploy/content-types';
import {
  caching,
  hashedFolders,
  pageHeaders,
  resourcePolicy,
  securityHeaders,
  sharedFolder,
} from '@/deploy/response-headers';

function paths(endings: readonly string[]): string {
  return endings.map((ending) => `*.${ending}`).join(' ');
}

/**
 * `deploy/Caddyfile`. Caddy fetches the certificate and redirects to https by itself. It is written for Caddy 2.6,
 * which Debian 12 has, and later.
 *
 * All stands in `route`, which keeps the order of its lines; Caddy sorts them otherwise, and lets the most general
 * header win. An error leaves the route, and what it set stays set, so that only what differs is said again there.
 * https://caddyserver.com/docs/caddyfile/directives#sorting-algorithm
 *
 * @param host name of the site, such as `studio.example`
 */
export function caddyConfiguration(host: string): string {
  const headers = Object.entries(securityHeaders)
    .map(([name, value]) => `\t\t\t${name} "${value}"`)
    .join('\n');
  const ofPages = Object.entries(pageHeaders)
    .map(([name, value]) => `\theader @site_html ${name} "${value}"`)
    .join('\n');
  const types = Object.entries(contentTypes)
    .map(
      ([ending, type]) =>
        `\t@site_${ending} path *.${ending}\n\theader @site_${ending} Content-Type "${type}"`,
    )
    .join('\n');
  const hashed = hashedFolders.map((folder) => `/${folder}/*`).join(' ');
  const hidden = hostFiles.map((file) => `/${file}`).join(' ');
  return `# Written by \`npm run hosts:write\` from deploy/response-headers.ts.
# SITE_ADDRESS and SITE_ROOT, if set, say what is served where.
{
	servers {
		max_header_size 16KB
	}
}

(site_file) {
	# Before the file is sent, by its name: what the machine knows of endings differs from machine to machine.
${types}
${ofPages}
	@site_several_encodings not path ${paths(packedEndings)}
	header @site_several_encodings {
		defer
		Vary Accept-Encoding
	}
	# A compressed file is sent whole, and a range that is no single one is no range (RFC 9110, 14.2).
	@site_no_range {
		not header_regexp Range ^bytes=(?:[0-9]+-[0-9]*|-[0-9]+)$
	}
	request_header @site_no_range -Range
	@site_compressed {
		not path ${paths(packedEndings)}
		header_regexp Accept-Encoding (?:^|,)[[:space:]]*br[[:space:]]*(?:,|$)
	}
	request_header @site_compressed -Range
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

(site_redirect) {
	@site_no_query expression \`{http.request.uri.query} == ""\`
	redir @site_no_query {http.request.uri.path} 308
	redir * {http.request.uri} 308
}

{$SITE_ADDRESS:${host}} {
	root * {$SITE_ROOT:/srv/${host}}

	route {
		header {
${headers}
			Cross-Origin-Resource-Policy ${resourcePolicy.own}
			Cache-Control "${caching.askedAgain}"
		}
		header -Server

		@site_unreadable expression \`!{http.request.method}.matches("^[A-Z_-]+$") || !{http.request.uri}.startsWith("/")\`
		error @site_unreadable 400
		@site_refused not method GET HEAD
		error @site_refused 405
		@site_too_long expression \`size({http.request.uri}) > 8000\`
		error @site_too_long 414

		# Segments such as "..", raw or encoded, and doubled slashes, which Caddy would resolve: a page has one address.
		@site_odd expression \`{http.request.uri}.matches("(?i)^[^?]*(?:/|%2f)(?:[.]|%2e){1,2}(?:/|%2f|[?]|$)") || {http.request.uri}.matches("(?i)^[^?]*%00") || {http.request.uri.path}.contains("//")\`
		error @site_odd 404

		@site_hidden path /404 /404/ /404.html ${hidden} *.br *.gz
		error @site_hidden 404

		@site_index path_regexp ^/index(?:\\.html|/)?$
		handle @site_index {
			route {
				rewrite * /
				import site_redirect
			}
		}

		# "/work/" and "/work.html" lead to "/work". Only to pages that are there, so never off the site.
		@site_suffixed path_regexp site ^(/.+?)(?:/|\\.html)$
		handle @site_suffixed {
			route {
				@site_page file {http.regexp.site.1}.html
				handle @site_page {
					route {
						rewrite * {http.regexp.site.1}
						import site_redirect
					}
				}
				error 404
			}
		}

		@site_root path /
		rewrite @site_root /index.html
		@site_hashed path ${hashed}
		@site_shared path /${sharedFolder}/*
		@site_there file {path} {path}.html
		handle @site_there {
			route {
				header @site_hashed Cache-Control "${caching.kept}"
				header @site_shared Cross-Origin-Resource-Policy ${resourcePolicy.shared}
				rewrite * {http.matchers.file.relative}
				import site_file
			}
		}
		error 404
	}

	handle_errors {
		route {
			header {
				Cross-Origin-Resource-Policy ${resourcePolicy.own}
				Cache-Control "${caching.askedAgain}"
			}
			header -Server
			# Caddy would compare the 404 page with what the browser has, and send none of it.
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -If-Range
			request_header -Range
			@site_lost expression \`{http.error.status_code} in [403, 404]\`
			handle @site_lost {
				route {
					header {
						-Etag
						-Last-Modified
					}
					rewrite * /404.html
					import site_file
				}
			}
			@site_not_allowed expression \`{http.error.status_code} == 405\`
			header @site_not_allowed Allow "GET, HEAD"
			respond "{http.error.status_code} {http.error.status_text}" {http.error.status_code}
		}
	}
}
`;
}
