import type { ServerFormat } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { carrierOf } from '@image-converter/metadata/carry';
import type { ConversionOutput, OutputPicture } from './conversion-output.ts';

/** Wraps a conversion to copy the source's metadata, if the options ask for it. */
export async function withMetadata(
  file: Uint8Array<ArrayBuffer>,
  format: ServerFormat,
  options: ConversionOptions,
  convert: (options: ConversionOptions) => Promise<ConversionOutput>,
): Promise<ConversionOutput> {
  if (options.metadata === 'remove') return convert(options);
  const carrier = await carrierOf(file, format, options.metadata, options);
  const result = await convert({ ...options, maxBytes: carrier.maxBytes });
  const complete = ({ width, height, bytes, report }: OutputPicture): OutputPicture => {
    const carried = carrier.addTo(new Uint8Array(Buffer.concat(bytes)), { width, height });
    return { width, height, bytes: carried.parts, report: { ...report, metadata: carried.report } };
  };
  const [first, ...others] = result.pictures;
  return { ...result, pictures: [complete(first), ...others.map(complete)] };
}
