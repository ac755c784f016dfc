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
import { type ConversionOptions, keepsDepth } from '@image-converter/formats/options';
import type { EncodeSettings } from '../codec.ts';

export type Encoder = BrowserEncoder | ServerEncoder;

/** A file with its format, detected when it was chosen, and its decoders in the order to try. */
export interface ChosenFile {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly decoders: readonly BrowserDecoder[];
}

/** Everything needed to convert a file: a browser's workers do not load the table of formats. */
export interface Task extends ChosenFile {
  readonly settings: EncodeSettings;
  readonly encoders: readonly Encoder[];
  /** Whether the target can contain the file's data unchanged. */
  readonly repacks: boolean;
  /** Whether the target supports animation. */
  readonly animates: boolean;
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
  options: ConversionOptions,
  place: 'browser' | 'server',
): Task {
  const { mediaType, hasTransparency, write } = formats[options.target];
  const { longestSide, repacks, animates = false, hasQuality, [place]: encoders }: Writing = write;
  // Frames are not pages.
  const pages = readOptions.includes('pages') ? options.pages : 'first';
  return {
    ...chosen,
    settings: {
      ...options,
      pages,
      maxBytes: bytesAllowed(options.maxBytes, chosen.file.size),
      mediaType,
      hasTransparency,
    },
    encoders,
    repacks: repacks === chosen.format,
    animates,
    longestSide,
    exact: !hasQuality || options.lossless,
    deep: keepsDepth(options),
  };
}
