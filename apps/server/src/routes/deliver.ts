import { Readable } from 'node:stream';
import { pictureHeaders } from '@image-converter/contract/calls';
import { partsInHeader } from '@image-converter/contract/parts';
import { formats, type Target } from '@image-converter/formats/formats';
import type { FastifyReply } from 'fastify';
import type { ConvertedPicture } from '../decoding/decoding-child.ts';
import { Pace } from '../jobs/pace.ts';

const pieceBytes = 64 * 1024;
/** About 1 Mbit/s on average: an answer that is read more slowly would hold its memory for too long. */
const minBytesPerMillisecond = 128;
const extraMilliseconds = 30_000;

/** An answer: its own headers, and its bytes in order. */
export interface Answer {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly length: number;
  readonly bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Resolves to true once the picture is sent, to false when the visitor left, was too slow, or cancelled the job. */
export function deliver(
  signal: AbortSignal,
  reply: FastifyReply,
  picture: ConvertedPicture,
  answer = inARow(picture),
): Promise<boolean> {
  const { raw } = reply;
  const cut = () => raw.destroy();
  const pace = new Pace(cut);
  const deadline = setTimeout(cut, extraMilliseconds + answer.length / minBytesPerMillisecond);
  signal.addEventListener('abort', cut);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  raw.once('close', () => {
    pace.end();
    clearTimeout(deadline);
    signal.removeEventListener('abort', cut);
    resolve(raw.writableFinished);
  });
  const headers = { ...headersOf(picture), ...answer.headers, 'content-length': answer.length };
  reply.headers(headers).send(Readable.from(pieces(answer.bytes, pace), { objectMode: false }));
  return promise;
}

/** Pulled one at a time as the connection accepts them, so the number of chunks shows how far the visitor has got. */
async function* pieces(chunks: Answer['bytes'], pace: Pace) {
  for await (const bytes of chunks) {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      yield piece;
      pace.moved(piece.length);
    }
  }
}

/** Several pictures are concatenated without separators, so a header says where each ends. */
function inARow({ bytes, target, parts }: ConvertedPicture): Answer {
  const [, ...others] = parts;
  const headers =
    others.length === 0
      ? fileHeaders(target)
      : {
          'content-type': 'application/octet-stream',
          'content-disposition': 'attachment; filename="converted"',
          [pictureHeaders.parts]: partsInHeader(parts),
        };
  return { headers, length: bytes.length, bytes: [bytes] };
}

/** Of a single picture. */
function fileHeaders(target: Target) {
  const { mediaType, extensions } = formats[target];
  return { 'content-type': mediaType, 'content-disposition': `attachment; filename="converted.${extensions[0]}"` };
}

function headersOf({ parts: [{ width, height }], pages, report }: ConvertedPicture) {
  return {
    'cache-control': 'no-store',
    [pictureHeaders.width]: width,
    [pictureHeaders.height]: height,
    [pictureHeaders.pages]: pages,
    [pictureHeaders.report]: JSON.stringify(report),
  };
}
