import { openHeic, type Piece } from '@image-converter/codecs/heic/open-heic';
import { discardLibheif, libheif } from './instance.ts';

/** Between the worker that leads a picture's decoding and one that helps. */
export type ToHelper = { kind: 'decode'; index: number } | { kind: 'done' };
export type FromHelper = { kind: 'piece'; piece: Piece } | { kind: 'failed' };

/** Decodes the tiles that the leader asks for and hands them over. */
export function helpWithHeic(file: Blob, leader: MessagePort): void {
  const opening = open(file);
  opening.catch(() => {});
  leader.onmessage = async ({ data: message }: MessageEvent<ToHelper>) => {
    try {
      const image = await opening;
      if (message.kind === 'done') {
        image.close();
        leader.close();
        return;
      }
      const piece = image.decodeTile(message.index % image.columns, Math.floor(message.index / image.columns));
      leader.postMessage({ kind: 'piece', piece } satisfies FromHelper, [piece.data.buffer]);
    } catch {
      // After a trap an instance may be corrupt: the next picture must not use it.
      discardLibheif();
      leader.postMessage({ kind: 'failed' } satisfies FromHelper);
    }
  };
}

async function open(file: Blob) {
  const [library, bytes] = await Promise.all([libheif(), file.arrayBuffer()]);
  return openHeic(library, new Uint8Array(bytes));
}
