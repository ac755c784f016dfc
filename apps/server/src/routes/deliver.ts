import { Readable } from 'node:stream';
import { pictureHeaders } from '@image-converter/contract/calls';
import { partsInHeader } from '@image-converter/contract/parts';
import { formats } from '@image-converter/formats/formats';
import type { FastifyReply } from 'fastify';
import type { ConvertedPicture } from '../decoding/decoding-child.ts';
import { Pace } from '../jobs/pace.ts';

const pieceBytes = 64 * 1024;
/** About 1 Mbit/s on average: an answer that is read more slowly would hold its memory for too long. */
const minBytesPerMillisecond = 128;
const extraMilliseconds = 30_000;

/** Resolves to true once the picture is sent, to false when the visitor left, was too slow, or cancelled the job. */
export function deliver(signal: AbortSignal, reply: FastifyReply, picture: ConvertedPicture): Promise<boolean> {
  const { raw } = reply;
  const cut = () => raw.destroy();
  const pace = new Pace(cut);
  const deadline = setTimeout(cut, extraMilliseconds + picture.bytes.length / minBytesPerMillisecond);
  signal.addEventListener('abort', cut);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  raw.once('close', () => {
    pace.end();
    clearTimeout(deadline);
    signal.removeEventListener('abort', cut);
    resolve(raw.writableFinished);
  });
  reply.headers(headersOf(picture)).send(Readable.from(pieces(picture.bytes, pace), { objectMode: false }));
  return promise;
}

/** Pulled one at a time as the connection accepts them, so the number of chunks shows how far the visitor has got. */
function* pieces(bytes: Buffer, pace: Pace) {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    yield piece;
    pace.moved(piece.length);
  }
}

/** Several pictures are concatenated without separators, so the headers say where each ends. */
function headersOf({ bytes, target, parts, pages, report }: ConvertedPicture) {
  const { mediaType, extensions } = formats[target];
  const [{ width, height }, ...others] = parts;
  const isOne = others.length === 0;
  return {
    'content-type': isOne ? mediaType : 'application/octet-stream',
    'content-length': bytes.length,
    'content-disposition': `attachment; filename="converted${isOne ? `.${extensions[0]}` : ''}"`,
    ...(!isOne && { [pictureHeaders.parts]: partsInHeader(parts) }),
    'cache-control': 'no-store',
    [pictureHeaders.width]: width,
    [pictureHeaders.height]: height,
    [pictureHeaders.pages]: pages,
    [pictureHeaders.report]: JSON.stringify(report),
  };
}
