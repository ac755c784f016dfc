import type { Encoded, EncodeSettings } from '@image-converter/codecs/codec';
import type { BrowserHost, Picture } from '@image-converter/codecs/native/picture';
import type { BrowserEncoder } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import { applicable, changesPixels, defaultChoices } from '@image-converter/formats/options';
import { encodersWorthLoading, load } from './codecs.ts';
import { convertPages } from './convert-pages.ts';
import type { OpenFile } from './decode-file.ts';
import { encodersFor } from './efforts.ts';
import { ConversionError } from './errors.ts';
import { animationToFit } from './fitting/animation.ts';
import { encodeToFit } from './fitting/fit.ts';
import { reusablePicture } from './fitting/sample.ts';
import type { OnPage, Output, Task, TaskResult } from './protocol.ts';
import { resizePicture } from './resize.ts';
import { encodeFrames } from './run-animation.ts';

/** A task and everything needed to run it. */
interface Work {
  readonly task: Task;
  readonly host: BrowserHost;
  readonly opened: OpenFile;
  encodeBy(encoders: readonly BrowserEncoder[], picture: Picture, task: Task, host: BrowserHost): Promise<Output>;
  /** Runs one encode at a time. */
  inTurn<Result>(encode: () => Promise<Result>): Promise<Result>;
  blobOf(encoded: Encoded, settings: EncodeSettings): Blob;
  onPage: OnPage;
}

type Converted = Pick<TaskResult, 'outputs' | 'pagesOrFrames'>;

/** Everything most files do not need: non-default options, repacking, multiple pages and animations. */
export async function runPipeline(work: Work): Promise<Converted> {
  if (work.task.settings.metadata === 'remove') return convert(work);
  const { withMetadata } = await import('./with-metadata.ts').catch((cause: unknown) => {
    throw new ConversionError('CODEC_UNAVAILABLE', cause);
  });
  return withMetadata(work.task, (task) => convert({ ...work, task }));
}

async function convert({ task: given, ...rest }: Work): Promise<Converted> {
  const settings = applicable(given.settings);
  const hasTransparency = settings.hasTransparency && settings.transparency === 'keep';
  const task = {
    ...given,
    settings: { ...settings, hasTransparency },
  };
  const work = { ...rest, task };
  const repacked = task.repacks && keepsPixels(task.settings, task.file) ? await repack(work) : undefined;
  const isFinal = repacked && settings.effort === defaultChoices.effort;
  if (isFinal) return { outputs: [repacked], pagesOrFrames: 1 };
  const converted = await convertPages(task.settings.pages, (page) => convertPage(page, work), work.onPage);
  return repacked ? { ...converted, outputs: [smaller(repacked, converted.outputs[0])] } : converted;
}

/** Whether no option needs other pixels, and the file is not too large. More effort is only worth it for a smaller one. */
function keepsPixels(settings: EncodeSettings, file: Blob): boolean {
  return !changesPixels(settings) && file.size <= (settings.maxBytes ?? Infinity);
}

function smaller(one: Output, other: Output): Output {
  return other.blob.size < one.blob.size ? other : one;
}

/** Undefined if the file has to be decoded. */
async function repack({ task, opened, blobOf }: Work): Promise<Output | undefined> {
  const [encoder] = task.encoders;
  const repacked = encoder && (await (await load(encoder)).repack?.(opened.source, task.settings));
  if (!repacked) return undefined;
  const { width, height, encoded } = repacked;
  return { width, height, blob: blobOf(encoded, task.settings), report: { encoder, copied: 'picture' } };
}

async function convertPage(page: number, work: Work): Promise<Converted> {
  const { task, host, opened, inTurn } = work;
  const { picture, pagesOrFrames } = await opened.decodePage(page);
  if (task.animates && pagesOrFrames > 1) {
    const moving = await inTurn(() => encodeMoving(work));
    if (moving) return { outputs: [withSourceSize(moving, picture)], pagesOrFrames: 1 };
  }
  const sized = isRasterised(task) ? picture : resizePicture(picture, task.settings, host);
  return { outputs: [withSourceSize(await inTurn(() => encode(sized, work)), picture)], pagesOrFrames };
}

/** Undefined if this browser reads only the first frame. */
async function encodeMoving({ task, host, opened, blobOf, onPage }: Work): Promise<Output | undefined> {
  return animationToFit(task.settings, async (settings) => {
    const written = await encodeFrames(opened.source, { ...task, settings }, host, onPage);
    if (!written) return undefined;
    const { encoded, encoder, ...size } = written;
    return { ...size, blob: blobOf(encoded, settings), report: { encoder } };
  });
}

/** Extra effort does not make every picture smaller, so the usual file is written as well. */
async function encode(picture: Picture, { task, host, encodeBy, onPage }: Work): Promise<Output> {
  const { settings } = task;
  const usual = await encodersWorthLoading(task.encoders, picture, settings, host);
  const encoders = encodersFor(settings, usual);
  const write = (one: Picture, settings: EncodeSettings) => {
    // Resets the pool's hang timer: several attempts take longer than one.
    onPage();
    return encodeBy(settings.effort === defaultChoices.effort ? usual : encoders, one, { ...task, settings }, host);
  };
  const { maxBytes } = settings;
  if (maxBytes !== undefined) {
    return encodeToFit(picture, { settings: { ...settings, maxBytes }, host, encoders, encode: write });
  }
  if (settings.effort === defaultChoices.effort) return write(picture, settings);
  const reusable = reusablePicture(picture, settings, host, 'pixels');
  const written = await write(reusable, settings);
  return smaller(written, await write(reusable, { ...settings, effort: defaultChoices.effort }));
}

function withSourceSize(output: Output, { width, height }: Size): Output {
  if (output.width === width && output.height === height) return output;
  return { ...output, report: { ...output.report, sourceSize: { width, height } } };
}

/** Rasterised by its codec at the requested size: it has no pixels of its own. */
function isRasterised({ decoders }: Task): boolean {
  return decoders.includes('rasterised') || decoders.includes('pdf');
}
