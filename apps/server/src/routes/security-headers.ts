import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** What helmet says of every answer that no page is made of; it never changes, so it is put together once. */
export function securityHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const contentSecurityPolicy = { directives: { defaultSrc: ["'none'"] }, useDefaults: false };
  helmet({ contentSecurityPolicy })({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
