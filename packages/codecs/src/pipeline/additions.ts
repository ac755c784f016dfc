import { fileContents } from '@image-converter/formats/file-contents';
import type { Host, Source } from '../codec.ts';
import { type AnyPicture, bytesIn, joined, type Output, type Platform } from './platform.ts';
import type { Task } from './task.ts';

/** Is written into finished files: metadata, their density in print, the gain map of an HDR photo. */
interface Additions {
  /** What is left of the max file size. */
  readonly maxBytes: number | undefined;
  /** Prepares what the pictures do not wait for. */
  prepare(): Promise<void>;
  addTo(output: Output): Promise<Output>;
}

export async function additionsTo<Picture extends AnyPicture, H extends Host<Picture>>(
  { settings, format, file, keepsHdr }: Task,
  source: Source,
  platform: Platform<Picture, H>,
): Promise<Additions> {
  const { density, metadata } = settings;
  const print = density === undefined ? undefined : { density, ...(await platform.loadDensity()) };
  const limited = { ...settings, maxBytes: settings.maxBytes && settings.maxBytes - (print?.jfifBytes ?? 0) };
  const mayHaveHdr = keepsHdr && source.inspection?.mayHaveGainMap;
  const findGainMap = async () => (mayHaveHdr ? platform.gainMapOf(source, limited) : undefined);
  // Its size has to be known first only if that of the file is limited; otherwise other threads work meanwhile.
  const isLimited = limited.maxBytes !== undefined;
  let gainMap = isLimited ? await findGainMap() : undefined;
  const { maxBytes } = gainMap ?? limited;
  const carrier =
    metadata === 'remove'
      ? undefined
      : await platform.metadataOf(new Uint8Array(await fileContents(file)), format, metadata, {
          ...settings,
          maxBytes,
        });

  return {
    maxBytes: carrier ? carrier.maxBytes : maxBytes,
    prepare: async () => {
      if (!isLimited) gainMap = await findGainMap();
    },
    addTo: async (output) => {
      if (!print && !carrier && !gainMap) return output;
      const carried = carrier?.addTo(await joined(output.encoded), output);
      const described = carried?.parts ?? output.encoded;
      // Corrects what the metadata says about it.
      const plain = print ? [print.withDensity(await joined(described), print.density)] : described;
      const report = { ...output.report, ...(carried && { metadata: carried.report }) };
      if (!gainMap) return { ...output, encoded: plain, report };
      // The index of a file with a gain map has to know where everything is, so it comes last.
      const encoded = gainMap.addTo(await joined(plain));
      return { ...output, encoded, report: { ...report, hdr: bytesIn(encoded) - bytesIn(plain) } };
    },
  };
}
