import type { AnyFormat } from '@image-converter/formats/any-format';
import {
  type BrowserDecoder,
  type BrowserEncoder,
  type FormatFacts,
  formats,
  type ServerEncoder,
  type Writing,
} from '@image-converter/formats/formats';
import { bytesAllowed } from '@image-converter/formats/max-bytes';
import {
  applicable,
  applies,
  type ConversionOptions,
  changesPixels,
  keepsDepth,
} from '@image-converter/formats/options';
import { rangeOf } from '@image-converter/formats/pages';
import { widthsIn } from '@image-converter/formats/widths';
import type { EncodeSettings } from '../codec.ts';

export type Encoder = BrowserEncoder | ServerEncoder;

/** A file with its format, detected when it was chosen, and its decoders in the order to try. */
export interface ChosenFile {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly decoders: readonly BrowserDecoder[];
}

/** Everything needed to convert a file: a browser's workers load neither the table of formats nor that of options. */
export interface Task extends ChosenFile {
  /** With the size of the largest result. */
  readonly settings: EncodeSettings;
  /** What differs in the other results of the same picture, each smaller than the one before. */
  readonly smaller: readonly Partial<EncodeSettings>[];
  readonly encoders: readonly Encoder[];
  /** For reading a result again, to compare it with the picture. */
  readonly target: Pick<ChosenFile, 'format' | 'decoders'>;
  /** Whether the target can contain the file's data unchanged, and no option needs other pixels. */
  readonly repacks: boolean;
  /** Whether the target supports animation. */
  readonly animates: boolean;
  /** Whether the target can have the gain map of an HDR photo, and it is wanted. */
  readonly keepsHdr: boolean;
  /** Max side of the target, in pixels. */
  readonly longestSide: number;
  /** Whether the target keeps every pixel. */
  readonly exact: boolean;
  /** Whether the result keeps more than 8 bits per sample. */
  readonly deep: boolean;
  /** Copy of a bitmap rasterised by the page, for files that no worker can rasterise. */
  readonly rasterised?: ImageBitmap;
}

/** `facts` are those of the file's format. */
export function taskOf(
  chosen: ChosenFile,
  { readOptions = [] }: Pick<FormatFacts, 'readOptions'>,
  given: ConversionOptions,
  place: 'browser' | 'server',
): Task {
  const options = applicable(given);
  const { mediaType, hasTransparency, write } = formats[options.target];
  const { longestSide, repacks, animates = false, hasQuality, [place]: encoders }: Writing = write;
  const [largest, ...smaller] = sizesOf(options);
  // Frames are not pages.
  const pages = readOptions.includes('pages') ? options.pages : 'first';
  const { from } = rangeOf(pages);
  return {
    ...chosen,
    settings: {
      ...options,
      ...largest,
      pages: options.favicons ? `${from}-${from}` : pages,
      maxBytes: bytesAllowed(options.maxBytes, chosen.file.size),
      mediaType,
      hasTransparency,
    },
    smaller,
    encoders,
    target: { format: options.target, decoders: formats[options.target].read.browser },
    repacks: repacks === chosen.format && !changesPixels(options),
    animates,
    keepsHdr: options.hdr === 'keep' && applies('hdr', options.target),
    longestSide,
    exact: !hasQuality || options.lossless,
    deep: keepsDepth(options),
  };
}

/** Of the largest icon in a favicon set; the others are made from it. */
const faviconSide = 512;

type WantedSize = Pick<ConversionOptions, 'size' | 'enlarge'>;

/** What decides about the size of each result of a picture, the largest first; for options that apply to their target. */
export function sizesOf({
  size,
  enlarge,
  widths,
  favicons,
  animation,
}: ConversionOptions): [WantedSize, ...WantedSize[]] {
  if (favicons) return [{ size: { pad: { width: faviconSide, height: faviconSide } }, enlarge: true }];
  const [largest, ...smaller] = widthsIn(widths)
    .reverse()
    .map((width) => ({ size: { width }, enlarge: false }));
  if (!largest) return [{ size, enlarge }];
  // An animation has one size.
  return animation === 'none' ? [largest, ...smaller] : [largest];
}
