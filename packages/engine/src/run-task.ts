import { type Encoded, sourceOf } from '@image-converter/codecs/codec';
import { codec as native } from '@image-converter/codecs/native/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { Pixels } from '@image-converter/codecs/pixels';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import type { Inspection } from '@image-converter/formats/inspection';
import { inspectBy } from '@image-converter/formats/inspectors';
import { encodersWorthLoading, firstResult, inspectorOf } from './codecs.ts';
import { asConversionError, ConversionError } from './errors.ts';
import { hostWith } from './host.ts';
import type { ChosenFile, Task, TaskResult } from './protocol.ts';

/** Encoding blocks the thread, so pictures are encoded one at a time, while the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

/** From a file to a file, in a worker. */
export async function runTask(task: Task, helpers: readonly MessagePort[]): Promise<TaskResult> {
  const { file, format, decoders, limits } = task;
  const host = hostWith(limits, helpers);
  const inspection = await inspected(task, host);
  const source = sourceOf(inspection?.tidied ?? file, format, inspection);
  const picture = await firstResult(decoders, async (codec) => onlyRgba(await codec.decode(source, host)));

  const before = encoding;
  const encoded = before.then(() => encode(picture, task, host));
  encoding = encoded.catch(() => {});
  const { width, height } = picture;
  return { blob: await encoded, width, height, sourceFormat: format, pagesOrFrames: inspection?.frames ?? 1 };
}

/** The browser, if it comes first, begins to decode as soon as the size is known. */
async function inspected({ file, format, decoders }: ChosenFile, host: BrowserHost): Promise<Inspection | undefined> {
  const [first] = decoders;
  const inspector = await inspectorOf(format, first);
  if (!inspector) return undefined;
  const isForBrowser = first === 'native';
  const inspection = await inspectBy(inspector, file, (header) => {
    if (isForBrowser) native.decodeAhead(file, header, host);
  });
  const { width, height, complete } = inspection;
  if (!complete && !(await lacksOnlyItsEnd(inspection))) throw new ConversionError('INCOMPLETE');
  if (width * height > host.limits.pixels) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);
  return inspection;
}

/** Cameras and scanners have written JPEGs without an end marker; all of the picture is there. */
async function lacksOnlyItsEnd({ tidied }: Inspection): Promise<boolean> {
  if (!tidied) return false;
  const { isWholeJpeg } = await import('@image-converter/codecs/whole/jpeg');
  return isWholeJpeg(new Uint8Array(await tidied.arrayBuffer())) === true;
}

/** Our host asks for it. */
function onlyRgba(picture: Picture | Pixels | undefined): Picture | undefined {
  if (picture?.kind !== 'pixels') return picture;
  if (picture.channels !== 4) throw new ConversionError('DECODE_FAILED', `${picture.channels} channels`);
  return { ...picture, channels: 4 };
}

async function encode(picture: Picture, { order, encoders, longestSide }: Task, host: BrowserHost): Promise<Blob> {
  const { width, height } = picture;
  if (Math.max(width, height) > longestSide) throw new ConversionError('TOO_LARGE', `${width} × ${height}`);
  const suitable = await encodersWorthLoading(encoders, picture, order, host);
  try {
    const encoded = await firstResult<BrowserEncoder, Encoded>(suitable, (codec) => codec.encode(picture, order, host));
    return encoded instanceof Blob ? encoded : new Blob(encoded, { type: order.mediaType });
  } catch (error) {
    throw asConversionError(error, 'ENCODE_FAILED');
  }
}
