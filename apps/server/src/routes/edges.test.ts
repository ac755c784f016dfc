import type { Environment } from '@image-converter/settings/read';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { requestHead, sendRaw } from '../testing/raw-http.ts';
import { refusalOf } from '../testing/refusal.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

/** Nothing is converted here, so no decoding process is started. */
async function start(environment: Environment = {}): Promise<void> {
  server = await startServer({ SERVER_CONVERSION: 'off', ...environment });
}

const api = (path: string, init: RequestInit = {}) =>
  fetch(server.visitor.origin + path, { ...init, headers: { apikey: 'anonymous', ...init.headers } });
const callFrom = (addresses: string) => api('/api/status', { headers: { 'x-forwarded-for': addresses } });

/** The number of calls that are allowed. */
async function letThrough(calls: (() => Promise<Response>)[]): Promise<number> {
  let passed = 0;
  for (const call of calls) if ((await call()).ok) passed += 1;
  return passed;
}

const times = (count: number, call: (index: number) => Promise<Response>) =>
  Array.from({ length: count }, (_, index) => () => call(index));

describe('the rate limit', () => {
  it('counts each visitor behind a proxy that is trusted', async () => {
    await start({ RATE_LIMIT: '5', TRUSTED_PROXIES: '127.0.0.0/8' });
    expect(await letThrough(times(20, (index) => callFrom(`192.0.2.${index}`)))).toBe(20);
    expect(await letThrough(times(20, () => callFrom('198.51.100.1')))).toBe(5);
    const refused = await callFrom('198.51.100.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusalOf(refused)).toBe('RATE_LIMITED');
  });

  it('allows a household what two visitors get, and a company what three get', async () => {
    await start({ RATE_LIMIT: '5', TRUSTED_PROXIES: '127.0.0.0/8' });
    expect(await letThrough(times(20, (index) => callFrom(`2001:db8:1:${index}::1`)))).toBe(10);
    expect(await letThrough(times(20, (index) => callFrom(`2001:db8:1:${index + 10}00::1`)))).toBe(5);
    expect(await letThrough(times(20, () => callFrom('2001:db8:2::1')))).toBe(5);
  });

  it('believes of the addresses only the one that the trusted proxy saw', async () => {
    await start({ RATE_LIMIT: '5', TRUSTED_PROXIES: '127.0.0.0/8' });
    expect(await letThrough(times(20, (index) => callFrom(`10.0.0.${index}, 198.51.100.1`)))).toBe(5);
  });

  it('believes no address from anybody else', async () => {
    await start({ RATE_LIMIT: '5', TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(await letThrough(times(20, (index) => callFrom(`192.0.2.${index}`)))).toBe(5);
    await server.close();
    await start({ RATE_LIMIT: '5' });
    expect(await letThrough(times(20, (index) => callFrom(`192.0.2.${index}`)))).toBe(5);
  });

  it.each([
    ['that do not exist', '/api/nothing'],
    ['with a wrong key', '/api/conversions'],
  ])('counts calls %s', async (_, path) => {
    await start({ RATE_LIMIT: '5' });
    const guess = (index: number) => api(path, { method: 'POST', headers: { apikey: String(index) } });
    const statuses = await Promise.all(times(20, guess).map((call) => call().then(({ status }) => status)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('counts the rows of calls for the log, too', async () => {
    await start({ RATE_LIMIT: '100' });
    const batch = Array.from({ length: 100 }, () => ({}));
    expect(await letThrough(times(51, () => server.visitor.logRows(batch)))).toBe(50);
    const refused = await server.visitor.logRows(batch);
    expect(await refusalOf(refused)).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('leaves the pages alone', async () => {
    await start({ RATE_LIMIT: '1' });
    expect(await letThrough(times(10, () => api('/en')))).toBe(10);
    expect(await letThrough(times(10, () => api('/healthz')))).toBe(10);
  });
});

describe('pages of other origins', () => {
  const ask = (origin: string) =>
    api('/api/conversion_jobs', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type',
      },
    });

  it('may call when they are named', async () => {
    await start({ CORS_ORIGINS: 'https://a.example https://b.example' });
    for (const origin of ['https://a.example', 'https://b.example']) {
      const asked = await ask(origin);
      expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
      expect(asked.headers.get('access-control-allow-headers')).toContain('apikey');
      const answer = await api('/api/status', { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
    }
  });

  it.each([{ CORS_ORIGINS: 'https://a.example' }, {}])('may not with the settings %j', async (environment) => {
    await start(environment);
    for (const origin of ['https://c.example', 'http://a.example', 'https://a.example.evil', 'null']) {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull();
      const answer = await api('/api/status', { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('an answer that is no page', () => {
  const security = {
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  };

  it('is no script and in no frame, whoever refuses', async () => {
    await start({ METRICS_TOKEN: 'secret' });
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const answers = await Promise.all([
      api('/api/status'),
      api('/api/nothing'),
      api('/api/conversions', { ...json, body: '{' }),
      api('/api/conversions', { ...json, body: 'x'.repeat(100_000) }),
      api('/api/conversions', { method: 'POST', body: 'x', headers: { 'content-type': 'text/xml' } }),
      api(`/api/conversion_jobs/${'x'.repeat(4000)}`, { method: 'PATCH' }),
      api('/api/%zz', { headers: { apikey: 'wrong' } }),
      api('/healthz'),
      api('/readyz'),
      api('/metrics'),
      api('/en', { method: 'DELETE' }),
      server.visitor.create(0),
    ]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject(security);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      // This site does not have that setting.
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('is the same where there was no request to answer', async () => {
    await start();
    for (const [sent, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET /en HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
      [requestHead('GET', '/en', { expect: 'a miracle' }), 417],
      [requestHead('GET', '/en', { x: 'x'.repeat(20_000) }), 431],
    ] as const) {
      const answer = await sendRaw(server.visitor.origin, [sent]);
      expect(answer?.status).toBe(status);
      for (const [name, value] of Object.entries(security)) expect(answer?.head).toContain(`${name}: ${value}`);
    }
  });

  it('of the API is not kept by anybody', async () => {
    await start();
    for (const answer of [await api('/api/status'), await api('/api/nothing'), await server.visitor.create(0)]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

it.each([{ 'content-length': 1000 }, { 'content-length': 100_000 }, { 'transfer-encoding': 'chunked' }])(
  'a page takes no body, and waits for none (%j)',
  async (length) => {
    await start();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const headers = { ...length, 'content-type': 'application/json', connection: 'keep-alive' };
      const answer = await sendRaw(server.visitor.origin, [requestHead(method, '/en', headers), '1\r\n{'], {
        milliseconds: 8000,
      });
      expect(answer?.status).toBe(405);
      expect(answer?.head.toLowerCase()).toContain('connection: close');
    }
  },
);

it.each(['PROPFIND', 'LOCK'])('a call with the method %s is refused as a call', async (method) => {
  await start();
  for (const path of ['/api/status', '/api/nothing', '/api//']) {
    const answer = await sendRaw(server.visitor.origin, [requestHead(method, path, {})]);
    expect([answer?.status, JSON.parse(answer?.body ?? '').code]).toEqual([404, 'NOT_FOUND']);
  }
});

describe('the metrics', () => {
  it('are for nobody unless settings say so', async () => {
    await start();
    expect((await api('/metrics')).status).toBe(404);
  });

  it('are for who knows the token', async () => {
    await start({ METRICS_TOKEN: 'secret' });
    const ask = (authorization: string) => api('/metrics', { headers: { authorization } });
    for (const wrong of ['', 'Bearer', 'Bearer wrong', 'Bearer secretx', 'Basic secret', 'secret']) {
      expect((await ask(wrong)).status).toBe(401);
    }
    const told = await ask('Bearer secret');
    expect(told.status).toBe(200);
    expect(await told.text()).toContain('conversion_slots_leased 0');
  });

  it('are on their own port only, if they have one', async () => {
    const port = await freePort();
    await start({ METRICS_PORT: String(port), HOST: '127.0.0.1' });
    expect((await api('/metrics')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/api/status`)).status).toBe(404);
  });
});

it('a server that is not to convert says so, refuses jobs and logs on', async () => {
  await start();
  expect(await (await api('/api/status')).json()).toEqual({ conversion: 'off' });
  expect(await refusalOf(await server.visitor.create(10))).toBe('BUSY');
  expect((await server.visitor.log()).status).toBe(201);
  expect((await api('/readyz')).status).toBe(200);
});
