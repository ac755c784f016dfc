import { type InnerFormat, innerDecoders } from '@image-converter/formats/inner-decoders';
import type { InnerFile } from './native/picture.ts';

/** For the host's `pictureIn`: uses the same decoders as for a standalone file. */
export function innerFile(file: Blob, format: InnerFormat): InnerFile {
  return { file, format, decoders: innerDecoders[format] };
}
