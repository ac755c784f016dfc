import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import { bytesOf, type Untagged, without } from './parts.ts';

const riffHeaderLength = 12;
const chunkHeaderLength = 8;
/** In VP8X, the first chunk of a file with a profile. */
const flagsAt = riffHeaderLength + chunkHeaderLength;
const hasProfile = 0x20;
/** Readers skip unknown chunks, so nothing has to be moved. */
const unknown = new TextEncoder().encode('none');

export async function untagWebp(file: Blob): Promise<Untagged | undefined> {
  const source = new Source(file);
  if (textAt(await source.view(riffHeaderLength, 4), 0) !== 'VP8X') return undefined;
  const flags = (await source.view(flagsAt, 1)).getUint8(0);
  let offset = riffHeaderLength;
  while (offset + chunkHeaderLength <= source.size) {
    const head = await source.view(offset, chunkHeaderLength);
    const start = offset + chunkHeaderLength;
    const length = head.getUint32(4, true);
    if (textAt(head, 0) === 'ICCP') {
      const plain = without(file, [
        { start: flagsAt, end: flagsAt + 1, instead: Uint8Array.of(flags & ~hasProfile) },
        { start: offset, end: offset + unknown.length, instead: unknown },
      ]);
      return { file: plain, colours: { icc: await bytesOf(file.slice(start, start + length)) } };
    }
    offset = start + length + (length % 2);
  }
  return undefined;
}
