import { CodecError } from '@image-converter/formats/codec-error';
import { inspectAvif } from '@image-converter/formats/inspect/avif';
import { bodyOf, boxesIn } from '@image-converter/formats/inspect/boxes';
import { Cursor } from '@image-converter/formats/inspect/cursor';
import { topBoxesIn } from '@image-converter/formats/inspect/top-boxes';
import { innerFile } from '../inner-file.ts';
import type { InnerFile } from '../native/picture.ts';

/** Version and flags. */
const headBytes = 4;

/** Another picture of an AVIF, as a file in which it is the one that is shown. Refuses more pixels than this. */
export async function avifItem(file: Uint8Array<ArrayBuffer>, item: number, maxPixels: number): Promise<InnerFile> {
  const blob = new Blob([withPrimary(file.slice(), item)]);
  const { width, height } = await inspectAvif(blob);
  if (width * height > maxPixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
  return innerFile(blob, 'avif');
}

function withPrimary(copy: Uint8Array<ArrayBuffer>, item: number): Uint8Array<ArrayBuffer> {
  const whole = new DataView(copy.buffer);
  const meta = [...topBoxesIn(whole)].find(({ type }) => type === 'meta');
  const boxes = meta ? boxesIn(new DataView(copy.buffer, meta.at, meta.length), meta.headLength + headBytes) : [];
  const [primary, infos] = [bodyOf(boxes, 'pitm'), bodyOf(boxes, 'iinf')];
  if (!primary || !infos) throw new CodecError('CORRUPT', 'AVIF: no items');
  if (new Cursor(primary).versionAndFlags().version === 0) primary.setUint16(headBytes, item);
  else primary.setUint32(headBytes, item);
  for (const { type, body } of boxesIn(infos, new Cursor(infos).versionAndFlags().version === 0 ? 6 : 8)) {
    // What is hidden cannot be the picture.
    if (type === 'infe') body.setUint32(0, body.getUint32(0) & 0xff000000);
  }
  return copy;
}
