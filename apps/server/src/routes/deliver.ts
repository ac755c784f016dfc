import { Readable } from 'node:stream';
import { pictureHeaders } from '@image-converter/contract/calls';
import type { FastifyReply } from 'fastify';
import type { Conversion } from '../decoding/pool.ts';
import { Pace } from '../jobs/pace.ts';

const pieceBytes = 64 * 1024;

/** Resolves once the picture is sent, or to false when the visitor left, was too slow, or cancelled the job. */
export function deliver(signal: AbortSignal, reply: FastifyReply, picture: Conversion): Promise<boolean> {
  const { raw } = reply;
  const cut = () => raw.destroy();
  const pace = new Pace(cut);
  signal.addEventListener('abort', cut);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  raw.once('close', () => {
    pace.end();
    signal.removeEventListener('abort', cut);
    resolve(raw.writableFinished);
  });
  reply.headers(headersOf(picture)).send(Readable.from(pieces(picture.jpg, pace), { objectMode: false }));
  return promise;
}

/** Pulled one at a time as the connection accepts them, so the pieces pulled show how far the visitor has got. */
function* pieces(jpg: Buffer, pace: Pace) {
  for (let at = 0; at < jpg.length; at += pieceBytes) {
    const piece = jpg.subarray(at, at + pieceBytes);
    yield piece;
    pace.moved(piece.length);
  }
}

function headersOf({ jpg, width, height, pages }: Conversion) {
  return {
    'content-type': 'image/jpeg',
    'content-length': jpg.length,
    'content-disposition': 'attachment; filename="converted.jpg"',
    'cache-control': 'no-store',
    [pictureHeaders.width]: width,
    [pictureHeaders.height]: height,
    [pictureHeaders.pages]: pages,
  };
}
