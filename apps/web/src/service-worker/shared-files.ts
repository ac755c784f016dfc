import { sharedHash } from '../head/files.ts';
import { nameHeader, ownCaches } from './caches.ts';

/** Keeps what another program shares until the page that opens takes it. Nothing of it is sent anywhere. */
export async function receive({ request }: FetchEvent, page: string): Promise<Response> {
  const form = await request.formData();
  const cache = await caches.open(ownCaches.shared);
  const files = form.getAll('files').filter((entry) => entry instanceof File);
  const first = Date.now();
  await Promise.all(
    files.map((file, index) => {
      const headers = { [nameHeader]: encodeURIComponent(file.name), 'Content-Type': file.type };
      return cache.put(`/${first + index}`, new Response(file, { headers }));
    }),
  );
  return Response.redirect(page + sharedHash, 303);
}
