import { type Host, sourceOf } from '@image-converter/codecs/codec';
import { codec as jxl } from '@image-converter/codecs/jxl/codec';
import type { Pixels } from '@image-converter/codecs/pixels';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { CodecError } from '@image-converter/formats/codec-error';
import { rereadPixels } from './sharp.ts';

/** Reads what our encoders have just written, to see how it looks. */
export async function reread(file: Blob, format: AnyFormat, host: Host): Promise<Pixels> {
  if (format !== 'jxl') return rereadPixels(file);
  const picture = await jxl.decode(sourceOf(file, format), host);
  if (!picture) throw new CodecError('CORRUPT', 'JPEG XL');
  return picture;
}
