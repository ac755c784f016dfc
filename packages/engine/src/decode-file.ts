import { type Source, sourceOf } from '@image-converter/codecs/codec';
import { codec as native } from '@image-converter/codecs/native/codec';
import type { BrowserHost, InnerFile, Picture } from '@image-converter/codecs/native/picture';
import type { Pixels } from '@image-converter/codecs/pixels';
import type { Inspection } from '@image-converter/formats/inspection';
import { inspectBy } from '@image-converter/formats/inspectors';
import { firstResult, inspectorOf } from './codecs.ts';
import { ConversionError } from './errors.ts';

interface DecodedPage {
  readonly picture: Picture;
  readonly pagesOrFrames: number;
}

/** A file whose headers have been read. */
export interface OpenFile {
  readonly source: Source;
  /** Uses the first codec that accepts it. Pages count from 1. */
  readonly decodePage: (page: number) => Promise<DecodedPage>;
}

/** The only picture of a file, or its first. */
export async function decodeFile(chosen: InnerFile, host: BrowserHost): Promise<DecodedPage> {
  return (await openFile(chosen, host)).decodePage(1);
}

/** Reads the headers. Each page is later decoded by the first codec that accepts it. */
export async function openFile(
  chosen: InnerFile & Pick<Source, 'rasterised'>,
  host: BrowserHost,
  reading?: Source['reading'],
): Promise<OpenFile> {
  const inspection = await inspected(chosen, host);
  const source = sourceOf(inspection?.tidied ?? chosen.file, chosen.format, inspection, reading);
  return { source, decodePage: (page) => decodePage({ ...source, page, rasterised: chosen.rasterised }, chosen, host) };
}

async function decodePage(source: Source, { decoders }: InnerFile, host: BrowserHost): Promise<DecodedPage> {
  const { inspection } = source;
  const decoded = await firstResult(decoders, async (codec) => codec.decode(source, host));
  const pages = decoded.kind === 'pixels' ? decoded.pages : undefined;
  return { picture: onlyRgba(decoded), pagesOrFrames: inspection?.frames ?? pages ?? 1 };
}

/** If the browser's decoder comes first, it starts as soon as the size is known. */
async function inspected(chosen: InnerFile, host: BrowserHost): Promise<Inspection | undefined> {
  const inspector = await inspectorOf(chosen);
  if (!inspector) return undefined;
  const isForBrowser = chosen.decoders[0] === 'native';
  const inspection = await inspectBy(inspector, chosen.file, (header) => {
    if (isForBrowser) native.decodeAhead(chosen.file, header, host);
  });
  const { width, height, complete } = inspection;
  if (!complete && !(await lacksOnlyItsEnd(inspection))) throw new ConversionError('INCOMPLETE');
  if (width * height > host.limits.pixels) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);
  return inspection;
}

/** Some cameras and scanners write JPEGs without an end marker; the picture itself is complete. */
async function lacksOnlyItsEnd({ tidied }: Inspection): Promise<boolean> {
  if (!tidied) return false;
  const { isCompleteJpeg } = await import('@image-converter/codecs/completeness/jpeg');
  return isCompleteJpeg(new Uint8Array(await tidied.arrayBuffer())) === true;
}

/** Our host asks codecs for RGBA. */
function onlyRgba(picture: Picture | Pixels): Picture {
  if (picture.kind !== 'pixels') return picture;
  if (picture.channels !== 4) throw new ConversionError('DECODE_FAILED', `${picture.channels} channels`);
  return { ...picture, channels: 4 };
}
