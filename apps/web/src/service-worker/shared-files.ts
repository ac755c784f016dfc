import { sharedHash } from '../head/files.ts';
import { nameHeader, ownCaches } from './caches.ts';

/** Stores files shared by another program until the opened page takes them. Nothing is sent to a server. */
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
