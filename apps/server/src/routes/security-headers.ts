import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const strictTransport = 'Strict-Transport-Security';

/**
 * helmet's headers for every response that is not a page. They never change, so they are computed once. HSTS depends on
 * the site's setting.
 */
export function securityHeaders(site: Readonly<Record<string, string>>): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const contentSecurityPolicy = { directives: { defaultSrc: ["'none'"] }, useDefaults: false };
  helmet({ contentSecurityPolicy, strictTransportSecurity: false })(
    {} as IncomingMessage,
    answer as unknown as ServerResponse,
    (error) => {
      if (error) throw error;
    },
  );
  const byHttpsOnly = site[strictTransport];
  if (byHttpsOnly) headers[strictTransport.toLowerCase()] = byHttpsOnly;
  return headers;
}
