import type { EncodeSettings } from '@image-converter/codecs/codec';
import { sampleOf, sampleOfPixels, squareSide } from '@image-converter/codecs/fitting/sample';
import { codec as native, writesWithoutAlpha } from '@image-converter/codecs/native/codec';
import { contextOf, draw, forReading, pixelsOf } from '@image-converter/codecs/native/paint';
import {
  type BrowserHost,
  fitsCanvas,
  type InnerFile,
  needsBackground,
  type Picture,
} from '@image-converter/codecs/native/picture';
import { openFile, type Reader } from '@image-converter/codecs/pipeline/open-file';
import type { OnPage, Platform } from '@image-converter/codecs/pipeline/platform';
import type { Encoder } from '@image-converter/codecs/pipeline/task';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';
import type { BrowserCodec, BrowserEncoder, Target } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import { inspectorOf, load, orUnavailable } from './codecs.ts';

/** A browser's worker: canvas, the browser's own codecs, and parts that are loaded when a file needs them. */
export function browserPlatform(host: BrowserHost, onPage: OnPage): Platform<Picture, BrowserHost> {
  const reader = readerWith(host);
  return {
    ...reader,
    limits: { enlargedPixels: Infinity, pages: Infinity },
    encodersFor: (picture, { encoders, settings }) => encodersWorthLoading(encoders, picture, settings, host),
    specialistFor,
    inTurn,
    loadGeometry: () => orUnavailable(() => import('@image-converter/formats/geometry')),
    loadDensity: () => orUnavailable(() => import('@image-converter/codecs/jpg/density')),
    loadLook: () => orUnavailable(() => import('@image-converter/codecs/pipeline/look')),
    reread: (file, { target }) => decodeFile({ ...target, file }, host).then(({ picture }) => picture),
    rgbaOf: (picture, settings) => pixelsOf(picture, settings, host.limits),
    loadColours: async () => (await orUnavailable(() => import('./colours.ts'))).colours,
    loadFitting: () => orUnavailable(() => import('@image-converter/codecs/pipeline/fit')),
    move: async (picture, move, settings) => (await loadMoves()).movePicture(picture, move, settings, host),
    pad: async (picture, size, settings) => (await loadMoves()).padPicture(picture, size, settings, host),
    resize: async (picture, size, settings) => {
      const { resizePicture } = await orUnavailable(() => import('./resize.ts'));
      return resizePicture(picture, size, settings, host);
    },
    reusable: (picture, settings, encoder) => reusablePicture(picture, settings, host, encoder),
    sampleOf: sampleOfPicture,
    suggestsSize: true,
    encodeAnimation: async (task, inspection, onFrame) =>
      (await loadFrames()).encodeFrames(task, inspection, reader, onFrame),
    framesOf: async (task, inspection) => (await loadFrames()).framesIn(task, inspection, reader, onPage),
    joinPages: async (...given) => (await loadFrames()).joinFrames(...given),
    metadataOf: async (...given) => {
      const { carrierOf } = await orUnavailable(() => import('@image-converter/metadata/carry'));
      return carrierOf(...given);
    },
    gainMapOf: async (source, settings) => {
      const { gainMapOf } = await orUnavailable(() => import('./gain-map.ts'));
      return gainMapOf(source, settings, host);
    },
    onPage,
  };
}

function loadFrames() {
  return orUnavailable(() => import('./encode-frames.ts'));
}

function loadMoves() {
  return orUnavailable(() => import('./move.ts'));
}

/** Opens files in a worker; see pipeline/platform.ts. */
export function readerWith(host: BrowserHost): Reader<Picture, BrowserHost> {
  return {
    host,
    load: (name) => load(name as BrowserCodec),
    inspectorOf,
    decodeAhead: (file, header) => native.decodeAhead(file, header, host),
  };
}

/** The only picture of a file, or its first. */
export async function decodeFile(file: InnerFile, host: BrowserHost) {
  return (await openFile(file, readerWith(host))).decodePage(1);
}

/** While one picture is encoded, the next is being decoded. */
let encoding: Promise<unknown> = Promise.resolve();

function inTurn<Result>(encode: () => Promise<Result>): Promise<Result> {
  const encoded = encoding.then(encode);
  encoding = encoded.catch(() => {});
  return encoded;
}

let judge: typeof import('@image-converter/codecs/native/subsampling') | undefined;

/**
 * Judges whether the browser's JPEG would blur colours. If it cannot be loaded (offline, for example), the browser
 * encodes the picture as well as it can.
 */
async function judgeOfColours() {
  judge ??= await import('@image-converter/codecs/native/subsampling').catch(() => undefined);
  return judge;
}

type IsWorth = (picture: Picture, settings: EncodeSettings, host: BrowserHost) => Promise<boolean>;

/** Encoders that are worth loading only for some pictures. */
const worthLoading: Partial<Record<Encoder, IsWorth>> = {
  jpg: async (...given) => given[1].fullColours || ((await judgeOfColours())?.blursColours(...given) ?? false),
  png: async (picture, _, host) => {
    if (picture.kind === 'pixels') return true;
    if (!picture.opaque) return !fitsCanvas(picture, host.limits);
    // Together, the workers are faster than the browser's encoder.
    return host.helpers.png !== undefined || !(await writesWithoutAlpha(picture, host));
  },
};

export async function encodersWorthLoading(
  names: readonly Encoder[],
  picture: Picture,
  settings: EncodeSettings,
  host: BrowserHost,
): Promise<Encoder[]> {
  const isWorth = await Promise.all(names.map((name) => worthLoading[name]?.(picture, settings, host) ?? true));
  return names.filter((_, index) => isWorth[index]);
}

/** Encoders that make smaller files of a target. */
const specialists: Partial<Record<Target, Partial<Record<ConversionOptions['effort'], BrowserEncoder>>>> = {
  jpg: { smaller: 'mozjpeg' },
  png: { smaller: 'oxipng', palette: 'palette-png' },
};

function specialistFor({ target, effort }: EncodeSettings): BrowserEncoder | undefined {
  return specialists[target]?.[effort];
}

/** A picture that can be encoded repeatedly: a canvas for the browser's encoder, pixels for others. */
function reusablePicture(
  picture: Picture,
  settings: EncodeSettings,
  { limits }: BrowserHost,
  encoder: Encoder | undefined,
): Picture {
  if (picture.kind !== 'bitmap') return picture;
  if (encoder !== 'native' || !fitsCanvas(picture, limits)) return pixelsOf(picture, settings, limits);
  const { width, height, opaque } = picture;
  const canvas = new OffscreenCanvas(width, height);
  draw(contextOf(canvas, picture, settings), picture, 0, settings);
  picture.bitmap.close();
  return { kind: 'canvas', canvas, width, height, opaque: opaque || needsBackground(picture, settings) };
}

/** Undefined if the picture is too small to sample, or can be drawn only once. */
function sampleOfPicture(picture: Picture): Pixels<4> | undefined {
  if (picture.kind === 'bitmap') return undefined;
  if (picture.kind === 'pixels') return sampleOfPixels(picture);
  const square = new OffscreenCanvas(squareSide, squareSide).getContext('2d', forReading);
  const sample = sampleOf(picture, 4, (x, y) => {
    square?.clearRect(0, 0, squareSide, squareSide);
    square?.drawImage(picture.canvas, x, y, squareSide, squareSide, 0, 0, squareSide, squareSide);
    return square?.getImageData(0, 0, squareSide, squareSide).data ?? new Uint8ClampedArray();
  });
  return sample && rgbaPixels(sample, sample.data, picture.opaque);
}
