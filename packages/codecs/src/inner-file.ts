import { type InnerFormat, innerDecoders } from '@image-converter/formats/inner-decoders';
import type { InnerFile } from './native/picture.ts';

/** For the host's `pictureIn`: the same decoders are asked as if the file had come alone. */
export function innerFile(file: Blob, format: InnerFormat): InnerFile {
  return { file, format, decoders: innerDecoders[format] };
}
