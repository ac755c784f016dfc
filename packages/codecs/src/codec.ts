import type { AnyFormat } from '@image-converter/formats/any-format';
import { fileContents } from '@image-converter/formats/file-contents';
import type { BrowserCodec } from '@image-converter/formats/formats';
import type { GeometryOptions } from '@image-converter/formats/geometry';
import type { Inspector } from '@image-converter/formats/inspect';
import type { Header, Inspection, Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import { defaultReading, type ReadingOptions } from '@image-converter/formats/reading';
import type { Animation } from './animation/animation.ts';
import type { RgbSpace } from './colour/rgb-space.ts';
import type { WasmCodec } from './facts.ts';
import type { Piece, Pixels } from './pixels.ts';

/**
 * One way to read or write pictures, the same in browsers and on the server. The table of formats lists candidate
 * codecs for each format; a codec that returns undefined cannot handle the file or picture, and the next one is tried.
 */
export interface Codec<Picture = Pixels, Surroundings = Host<Picture>> {
  /** For formats whose inspector is not always loaded. */
  readonly inspect?: Inspector;
  /** Cheap check whether it can decode this file; without this method it accepts every file. */
  takes?(source: Source): Promise<boolean>;
  /** Does what the first file would otherwise have to wait for, such as compiling. */
  getReady?(host: Surroundings): Promise<void>;
  /** Starts decoding while the rest of the file is still being inspected. */
  decodeAhead?(source: Pick<Source, 'file' | 'format'>, header: Header, host: Surroundings): void;
  decode?(source: Source, host: Surroundings): Promise<Picture | Pixels | undefined>;
  /** Does the pieces of its work that the leading thread requests through the port, until aborted. */
  help?(ended: AbortSignal, source: Source, leader: MessagePort, host: Surroundings): void;
  /** Writes the compressed data into another container, turned and cut as the settings say. */
  repack?(source: Source, settings: EncodeSettings): Promise<Repacked | undefined>;
  encode?(picture: Picture | Pixels, settings: EncodeSettings, host: Surroundings): Promise<Encoded | undefined>;
  /** Several files of one picture: the icons of a website. */
  encodeSet?(picture: Picture | Pixels, settings: EncodeSettings, host: Surroundings): Promise<EncodedFile[]>;
  /** Requests one frame after another. */
  encodeAnimation?(animation: Animation, settings: EncodeSettings, host: Surroundings): Promise<Encoded>;
}

/** A file to decode. */
export interface Source {
  readonly file: Blob;
  readonly format: AnyFormat;
  /** Undefined for formats without an inspector: then the codec checks size and completeness itself. */
  readonly inspection?: Inspection | undefined;
  /** Includes what decides about the size, for codecs that rasterise; for the others, the caller resizes. */
  readonly reading: ReadingOptions & Partial<GeometryOptions>;
  /** Page to decode, from 1; only formats with pages have more than one. */
  readonly page: number;
  /** Bitmap drawn by the page, for files that no worker can rasterise. */
  readonly rasterised?: ImageBitmap | undefined;
  /** The whole file; it is read only once, however many codecs use it. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Encoding options, with the target's entry in the table of formats: a worker does not load the whole table. */
export interface EncodeSettings extends ConversionOptions {
  readonly maxBytes: number | undefined;
  readonly mediaType: string;
  readonly hasTransparency: boolean;
  /** Colours at full size (4:4:4) in any case, where the encoder decides otherwise. */
  readonly fullColours?: true;
  /** Set if the picture is not sRGB. */
  readonly keptColours?: KeptColours | undefined;
}

/** Of a picture that is not sRGB. */
export interface KeptColours {
  /** What its profile calls itself. */
  readonly name: string;
  readonly space: RgbSpace;
  /** Writes the profile into a finished file. */
  addTo(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>[]>;
}

/** A file as a blob, or as consecutive parts. */
export type Encoded = Blob | Uint8Array<ArrayBuffer>[];

/** One of several files, with the type that it has of its own. */
export interface EncodedFile extends Size {
  readonly encoded: Blob;
}

/** A repacked file, with the displayed size of its picture. */
export interface Repacked extends Size {
  readonly encoded: Encoded;
  /** Set if parts of the data were moved or left out. */
  readonly copied?: 'blocks';
  /** The name of its profile, if it has other colours than sRGB. */
  readonly profile?: string;
}

/** A codec's environment: a browser's worker or a server process. */
export interface Host<Picture = Pixels> {
  /** The compiled WebAssembly module of a codec. */
  wasm(codec: WasmCodec): Promise<WebAssembly.Module>;
  /** Max pixels of a picture; larger ones are refused. */
  readonly limits: { readonly pixels: number };
  /** A canvas only takes RGBA; elsewhere, the fewest possible channels save memory. */
  readonly channels: 'rgba' | 'fewest';
  /** Whether the target keeps more than 8 bits per sample. */
  readonly deep: boolean;
  /** Whether pictures may have other colours than sRGB, with a profile. */
  readonly keepsColours: boolean;
  /** Where the pieces of an opaque picture are assembled. */
  surface(size: Size): Surface<Picture>;
  /** Threads that help a codec with a picture. */
  readonly helpers: { readonly [codec in BrowserCodec]?: readonly MessagePort[] };
}

export interface Surface<Picture> {
  readonly picture: Picture | Pixels;
  /** Copies the piece, because its memory is reused. */
  put(piece: Piece): void;
}

export function sourceOf(
  file: Blob,
  format: AnyFormat,
  inspection?: Inspection,
  reading: Source['reading'] = defaultReading,
): Source {
  return {
    file,
    format,
    inspection,
    reading,
    page: 1,
    bytes: async () => new Uint8Array(await fileContents(file)),
  };
}
