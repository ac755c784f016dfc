import { hasBrandOf, isBmp, isCameraRawOf, isPdf, isTiff, isWebp, startsWith } from './recognise.ts';

/** Codecs by their names in packages/codecs; those that only a server has are in apps/server/src/decoding/codecs. */
export type BrowserDecoder = 'native' | 'profiled' | 'deep-png' | 'heic' | 'avif' | 'tiff' | 'bmp' | 'qoi' | 'magick';
export type ServerDecoder = 'heic' | 'tiff' | 'magick' | 'raw' | 'pdf';
export type BrowserEncoder = 'native' | 'jpg' | 'png' | 'squoosh-png' | 'webp' | 'magick';
export type ServerEncoder = 'sharp';
export type BrowserCodec = BrowserDecoder | BrowserEncoder;

/** What is known about a format. */
interface FormatFacts {
  readonly label: string;
  /** The first is the one we write. */
  readonly extensions: readonly [string, ...string[]];
  readonly mediaType: string;
  /** Judges by the first bytes, of which there are at most `sniffedBytes`. */
  readonly recognise: (head: DataView) => boolean;
  /** What a file may hold more than one of; we convert the first. */
  readonly several?: 'frames' | 'pages';
  readonly hasTransparency: boolean;
  /** The codecs that decode it, in the order in which they are tried. A server converts what it has codecs for. */
  readonly read: { readonly browser: readonly BrowserDecoder[]; readonly server: readonly ServerDecoder[] };
  readonly write?: Writing;
}

interface Writing {
  readonly browser: readonly BrowserEncoder[];
  readonly server: readonly ServerEncoder[];
  /** Whether pixels are lost, and how many is a matter of choice. */
  readonly hasQuality: boolean;
  /** In pixels, where the format or its libraries set a limit. */
  readonly longestSide: number;
}

/**
 * The one table of formats; lists, types, schemas and accept attributes are derived from it. Keys are used in paths and
 * messages. A file is of the first format that recognises it.
 */
export const formats = {
  png: {
    label: 'PNG',
    extensions: ['png'],
    mediaType: 'image/png',
    recognise: startsWith('\x89PNG\r\n\x1a\n'),
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['native', 'profiled', 'deep-png', 'magick'], server: [] },
    write: {
      browser: ['png', 'native', 'squoosh-png'],
      server: ['sharp'],
      hasQuality: false,
      longestSide: 2 ** 31 - 1,
    },
  },
  jpg: {
    label: 'JPG',
    extensions: ['jpg', 'jpeg'],
    mediaType: 'image/jpeg',
    recognise: startsWith('\xff\xd8\xff'),
    hasTransparency: false,
    read: { browser: ['native', 'profiled', 'magick'], server: [] },
    write: { browser: ['jpg', 'native', 'magick'], server: ['sharp'], hasQuality: true, longestSide: 65_500 },
  },
  webp: {
    label: 'WebP',
    extensions: ['webp'],
    mediaType: 'image/webp',
    recognise: isWebp,
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['native', 'profiled', 'magick'], server: [] },
    write: { browser: ['native', 'webp'], server: ['sharp'], hasQuality: true, longestSide: 16_383 },
  },
  avif: {
    label: 'AVIF',
    extensions: ['avif'],
    mediaType: 'image/avif',
    recognise: hasBrandOf('avif'),
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['native', 'avif'], server: [] },
  },
  bmp: {
    label: 'BMP',
    extensions: ['bmp'],
    mediaType: 'image/bmp',
    recognise: isBmp,
    hasTransparency: true,
    read: { browser: ['native', 'profiled', 'bmp', 'magick'], server: [] },
  },
  heic: {
    label: 'HEIC',
    extensions: ['heic', 'heif'],
    mediaType: 'image/heic',
    recognise: hasBrandOf('heic'),
    several: 'frames',
    hasTransparency: true,
    read: { browser: ['native', 'heic'], server: ['heic'] },
  },
  qoi: {
    label: 'QOI',
    extensions: ['qoi'],
    mediaType: 'image/qoi',
    recognise: startsWith('qoif'),
    hasTransparency: true,
    read: { browser: ['qoi'], server: [] },
  },
  cr2: {
    label: 'CR2',
    extensions: ['cr2'],
    mediaType: 'image/x-canon-cr2',
    recognise: isCameraRawOf('cr2'),
    hasTransparency: false,
    read: { browser: [], server: ['raw'] },
  },
  nef: {
    label: 'NEF',
    extensions: ['nef'],
    mediaType: 'image/x-nikon-nef',
    recognise: isCameraRawOf('nef'),
    hasTransparency: false,
    read: { browser: [], server: ['raw'] },
  },
  arw: {
    label: 'ARW',
    extensions: ['arw'],
    mediaType: 'image/x-sony-arw',
    recognise: isCameraRawOf('arw'),
    hasTransparency: false,
    read: { browser: [], server: ['raw'] },
  },
  // After the camera raws, which have the structure of a TIFF.
  tiff: {
    label: 'TIFF',
    extensions: ['tiff', 'tif'],
    mediaType: 'image/tiff',
    recognise: isTiff,
    several: 'pages',
    hasTransparency: true,
    read: { browser: ['tiff', 'magick'], server: ['tiff', 'magick'] },
  },
  // Last, because its header may stand behind other bytes.
  pdf: {
    label: 'PDF',
    extensions: ['pdf'],
    mediaType: 'application/pdf',
    recognise: isPdf,
    several: 'pages',
    hasTransparency: false,
    read: { browser: [], server: ['pdf'] },
  },
} as const satisfies Record<string, FormatFacts>;

type Table = typeof formats;

export type Format = keyof Table;
/** The formats we write. */
export type Target = { [F in Format]: Table[F] extends { write: Writing } ? F : never }[Format];
/** The formats that a server reads. */
export type ServerFormat = { [F in Format]: Table[F]['read']['server'] extends readonly [] ? never : F }[Format];
/** The extensions that such a file may have. */
export type ServerExtension = Table[ServerFormat]['extensions'][number];
/** The formats that a browser reads. */
export type BrowserFormat = { [F in Format]: Table[F]['read']['browser'] extends readonly [] ? never : F }[Format];

export const formatNames = Object.keys(formats) as Format[];
export const targets = formatNames.filter(isTarget);
export const serverFormats = formatNames.filter(isServerFormat);

export function isTarget(format: Format): format is Target {
  return 'write' in formats[format];
}

export function isServerFormat(format: Format): format is ServerFormat {
  return formats[format].read.server.length > 0;
}

export function isBrowserFormat(format: Format): format is BrowserFormat {
  return formats[format].read.browser.length > 0;
}

export function extensionsOf<F extends Format>(names: readonly F[]): Table[F]['extensions'][number][] {
  return names.flatMap((name): Table[F]['extensions'][number][] => [...formats[name].extensions]);
}

/** In the order in which they are tried. */
export function decodersInBrowser(format: Format): readonly BrowserDecoder[] {
  return formats[format].read.browser;
}

export function encodersInBrowser(target: Target): readonly BrowserEncoder[] {
  return formats[target].write.browser;
}
