import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Nginx, startNginx } from '../testing/nginx.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { requestHead, sendRaw } from '../testing/raw-http.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { Visitor } from '../testing/visitor.ts';

const name = 'grandmothers-birthday.tif';

let server: TestServer;
let nginx: Nginx;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1', CONVERSION_CHILDREN: '1', CONVERSION_SLOTS: '100' });
  nginx = await startNginx([server.visitor.origin]);
});
afterAll(() => nginx.stop());

it('the documented proxy logs nothing of a visitor, even when it fails', async () => {
  const visitor = new Visitor(nginx.origin);
  const announce = () => visitor.job(smallTiff.length, { ...tiff, original_filename: name });
  const put = async (id: string, length: number, body: string) => {
    const path = `/api/storage/temp-conversions/temp/${id}/${name}`;
    return sendRaw(nginx.origin, [requestHead('PUT', path, { 'content-length': length }), body, 200], { end: true });
  };
  const jobs = [await announce(), await announce(), await announce()];
  const [large, broken, unreachable] = jobs.map(({ id }) => id) as [string, string, string];

  // The refusal comes from the server itself, so the pages understand it.
  const refused = await put(large, 100_000_000, 'too much');
  expect(refused?.status).toBe(413);
  expect(refused?.body).toContain('"code":"TOO_LARGE"');
  await put(broken, smallTiff.length, 'too little');
  const page = requestHead('POST', `/en/${name}`, { 'content-length': 2_000_000 });
  expect((await sendRaw(nginx.origin, [page, 'x']))?.status).toBe(405);

  await server.close();
  expect((await put(unreachable, smallTiff.length, 'nobody there'))?.status).toBe(502);
  expect((await fetch(`${nginx.origin}/en?${name}`)).status).toBe(502);

  const logged = nginx.logged();
  for (const mark of ['grandmothers', ...jobs.map(({ id }) => id)]) expect(logged).not.toContain(mark);
  expect(logged).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/);
});
