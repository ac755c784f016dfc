import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { inspectBy } from '@image-converter/formats/inspect';
import type { Inspection } from '@image-converter/formats/inspection';
import { type Host, type Source, sourceOf } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { type AnyPicture, firstResult, type Platform } from './platform.ts';
import type { ChosenFile, Task } from './task.ts';

interface DecodedPage<Picture> {
  readonly picture: Picture;
  readonly pagesOrFrames: number;
}

/** A file whose headers have been read. */
export interface OpenFile<Picture> {
  readonly source: Source;
  /** Uses the first codec that accepts it. Pages count from 1. */
  readonly decodePage: (page: number) => Promise<DecodedPage<Picture>>;
}

/** The parts of a platform that read files. */
export type Reader<Picture extends AnyPicture, H extends Host<Picture>> = Pick<
  Platform<Picture, H>,
  'host' | 'load' | 'inspectorOf' | 'decodeAhead'
>;

/** Reads the headers, and refuses files that cannot yield a complete picture. */
export async function openFile<Picture extends AnyPicture, H extends Host<Picture>>(
  chosen: ChosenFile & Pick<Task, 'rasterised'>,
  platform: Reader<Picture, H>,
  reading?: Source['reading'],
): Promise<OpenFile<Picture>> {
  const { format, decoders, rasterised } = chosen;
  const inspection = await inspected(chosen, platform);
  const source = { ...sourceOf(inspection?.tidied ?? chosen.file, format, inspection, reading), rasterised };
  const decodePage = async (page: number) => {
    if (inspection && page > inspection.frames) throw new UnsupportedFile('NO_SUCH_PAGE');
    const decoded = await firstResult(platform, decoders, (codec) =>
      codec.decode?.({ ...source, page }, platform.host),
    );
    const pagesOrFrames = inspection?.frames ?? decoded.pages ?? 1;
    return { picture: asRequested(decoded, platform.host), pagesOrFrames };
  };
  return { source, decodePage };
}

/** If the browser's decoder comes first, it starts as soon as the size is known. */
async function inspected<Picture extends AnyPicture, H extends Host<Picture>>(
  chosen: ChosenFile,
  platform: Reader<Picture, H>,
): Promise<Inspection | undefined> {
  const inspector = await platform.inspectorOf(chosen);
  if (!inspector) return undefined;
  const isForBrowser = chosen.decoders[0] === 'native';
  const inspection = await inspectBy(inspector, chosen.file, (header) => {
    if (isForBrowser) platform.decodeAhead?.(chosen, header);
  });
  if (!inspection.complete && !(await lacksOnlyItsEnd(inspection))) throw new CodecError('INCOMPLETE');
  const { width, height } = inspection;
  if (width * height > platform.host.limits.pixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
  return inspection;
}

/** Some cameras and scanners write JPEGs without an end marker; the picture itself is complete. */
async function lacksOnlyItsEnd({ tidied }: Inspection): Promise<boolean> {
  if (!tidied) return false;
  const { isCompleteJpeg } = await import('../completeness/jpeg.ts');
  return isCompleteJpeg(new Uint8Array(await tidied.arrayBuffer())) === true;
}

/** A codec returns pixels with the channels that the host asks for. */
function asRequested<Picture>(decoded: Picture | Pixels, { channels }: Host<Picture>): Picture {
  const pixels = decoded as Pixels;
  if (channels === 'rgba' && pixels.kind === 'pixels' && pixels.channels !== 4) {
    throw new Error(`${pixels.channels} channels`);
  }
  return decoded as Picture;
}
