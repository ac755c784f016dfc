import { formats } from '@image-converter/formats/formats';
import { sniff } from '@image-converter/formats/sniff';
import { makeZip, predictLength } from 'client-zip';
import type { ConvertedPicture } from '../decoding/decoding-child.ts';
import type { Answer } from '../routes/deliver.ts';

/** Several pictures as a ZIP, named by their number. Pictures do not get smaller in it. */
export function zipOf({ bytes, parts, target }: ConvertedPicture): Answer {
  let end = 0;
  const lastModified = new Date();
  const files = parts.map(({ length }, index) => {
    const input = bytes.subarray(end, end + length);
    end += length;
    // Among the icons of a website are PNGs.
    const [extension] = formats[sniff(input) ?? target].extensions;
    return { name: `${index + 1}.${extension}`, input, lastModified };
  });
  return {
    headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="converted.zip"' },
    length: Number(predictLength(files)),
    bytes: makeZip(files),
  };
}
