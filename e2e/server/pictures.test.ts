import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { factsOfFormat } from '@image-converter/formats/any-format';
import { startServer, type TestServer } from '@image-converter/server/testing/server';
import sharp from 'sharp';
import type { Answer } from '../firefox/engine-site.ts';
import { checkPicture, picturesFor, titleOf } from '../pictures/check-picture.ts';
import type { Picture } from '../pictures/pictures.ts';

let server: TestServer;

before(async () => {
  server = await startServer();
});

after(() => server?.close());

/** Makes the calls that a page makes. */
async function convert({ file, format, target, bytes }: Picture): Promise<Answer> {
  const extension = format && (await factsOfFormat(format)).extensions[0];
  const job = await server.visitor.uploaded(await bytes(), {
    original_filename: file,
    source_format: extension,
    target_format: target,
  });
  const response = await server.visitor.convert(job);
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok) {
    const { code, message } = JSON.parse(body.toString()) as { code: string; message: string };
    return { ok: false, code, obstacle: '', detail: message, bytes: Buffer.alloc(0) };
  }
  const { width, height } = await sharp(body, { limitInputPixels: false }).metadata();
  const type = response.headers.get('content-type') ?? '';
  const sizes = [`${width} × ${height}`];
  return { ok: true, type, width, height, sourceFormat: String(format), pagesOrFrames: 1, sizes, bytes: body };
}

for (const picture of picturesFor('Server')) {
  test(titleOf('Server', picture), { skip: picture.skipReason ?? false }, async () => {
    assert.equal(await checkPicture('Server', picture, () => convert(picture)), undefined);
  });
}
