import type { Hosting } from './hosting.ts';

/** A server block for nginx that behaves like our server. */
export function nginxConf({ headers, caching, assets, root, prefixes, serviceWorker, shares }: Hosting): string {
  // nginx sends only the headers of the innermost block that sets any, so each block repeats all of them.
  const headerLines = (cacheControl: string, indent: string) =>
    Object.entries({ ...headers, 'Cache-Control': cacheControl })
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  const prefix = `(${prefixes.join('|')})`;
  const shareLines = Object.entries(shares).map(
    ([path, page]) => `    location = ${path} {
        if ($request_method = POST) {
            return 303 ${page};
        }
        try_files ${page}.html =404;
    }`,
  );
  return `# Change listen, server_name and root to your own, and add TLS. The rest comes from the build.
server {
    listen 80;
    server_name _;
    root /srv/image-converter;

    # Request bodies are never read here; one above a limit would be logged with the visitor's address.
    client_max_body_size 0;

    # A path with a double slash differs from one with a single slash.
    merge_slashes off;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    # brotli_static on;  # with the module ngx_brotli
    include mime.types;
    types {
        application/manifest+json webmanifest;
    }
    charset utf-8;
    charset_types text/css text/plain text/xml application/javascript;
    error_page 404 /404.html;
${headerLines(caching.pages, '    ')}

    location = ${root.path} {
        return ${root.status} ${root.to}$is_args$args;
    }

    # Neither the files behind the pages nor those for other hosts have addresses of their own.
    location ~ ^/[^/]*\\.html$ {
        internal;
    }
    location ~ ^/(_headers|_redirects|[^/]*\\.(br|gz)|(assets|previews|\\.well-known)/.*\\.(br|gz))$ {
        return 404;
    }

    location ~ ^${assets} {
${headerLines(caching.assets, '        ')}
        try_files $uri =404;
    }

    location = ${serviceWorker} {
        try_files $uri =404;
    }

    # Files that another program shares with the site are taken by the service worker. Without one, nothing is read.
${shareLines.join('\n')}

    location ~ ^/${prefix}/(.*/)?$ {
        rewrite ^(.*?)/+$ $1 permanent;
    }

    location ~ ^/${prefix}(/|$) {
        try_files $uri.html /$1.html =404;
    }

    location / {
${headerLines(caching.others, '        ')}
        try_files $uri =404;
    }
}
`;
}
