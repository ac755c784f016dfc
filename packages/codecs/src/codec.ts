import type { AnyFormat } from '@image-converter/formats/any-format';
import { fileContents } from '@image-converter/formats/file-contents';
import type { Header, Inspection, Size } from '@image-converter/formats/inspection';
import type { Inspector } from '@image-converter/formats/inspectors';
import type { ConversionOptions } from '@image-converter/formats/options';
import { defaultReading, type ReadingOptions } from '@image-converter/formats/reading';
import type { Animation } from './animation/animation.ts';
import type { WasmCodec } from './facts.ts';
import type { Piece, Pixels } from './pixels.ts';

/**
 * One way to read or write pictures, the same for browsers and the server. The table of formats lists for each format
 * the codecs that may do it; where one answers undefined, the file or picture is not for it and the next one is asked.
 */
export interface Codec<Picture = Pixels, Surroundings = Host<Picture>> {
  /** For a format whose inspector is not always at hand. */
  readonly inspect?: Inspector;
  /** Whether it will decode this file, as far as a look at it tells; without this function it takes every file. */
  takes?(source: Source): Promise<boolean>;
  /** Loads and compiles what it needs, so that the first file does not have to wait. */
  getReady?(host: Surroundings): Promise<void>;
  /** Begins to decode while the rest of the file is still being inspected. */
  decodeAhead?(file: Blob, header: Header, host: Surroundings): void;
  decode?(source: Source, host: Surroundings): Promise<Picture | Pixels | undefined>;
  /** Decodes the pieces that another thread, which leads, asks for through the port. */
  help?(source: Source, leader: MessagePort, host: Surroundings): void;
  /** Writes the data of a file as it is, in another wrapping. */
  repack?(source: Source, settings: EncodeSettings): Promise<Repacked | undefined>;
  encode?(picture: Picture | Pixels, settings: EncodeSettings, host: Surroundings): Promise<Encoded | undefined>;
  /** Asks for one frame after another. */
  encodeAnimation?(animation: Animation, settings: EncodeSettings, host: Surroundings): Promise<Encoded>;
}

/** A file that is to be decoded. */
export interface Source {
  readonly file: Blob;
  readonly format: AnyFormat;
  /** Undefined for formats without an inspector: there the codec checks size and completeness itself. */
  readonly inspection?: Inspection | undefined;
  /** With the size that is wanted, for codecs that draw: others leave it to whoever asked them. */
  readonly reading: ReadingOptions & Partial<Pick<ConversionOptions, 'size'>>;
  /** Which page is to be decoded, from 1; only files that ask for pages have others than the first. */
  readonly page: number;
  /** What the page has drawn, of files that no worker can draw. */
  readonly rasterised?: ImageBitmap | undefined;
  /** The whole file, which is read once, however many codecs look at it. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** How a picture is to be written, with what the table says about the target: a worker does not load the whole table. */
export interface EncodeSettings extends ConversionOptions {
  readonly mediaType: string;
  readonly hasTransparency: boolean;
}

/** A file as a blob, or in parts that follow each other. */
export type Encoded = Blob | Uint8Array<ArrayBuffer>[];

/** A file in another wrapping, with the size of its picture as displayed. */
export interface Repacked extends Size {
  readonly encoded: Encoded;
}

/** What a codec finds around it, in a browser's worker or in a server's process. */
export interface Host<Picture = Pixels> {
  /** The compiled WebAssembly file of a codec. */
  wasm(codec: WasmCodec): Promise<WebAssembly.Module>;
  /** The most pixels of a picture; more are refused. */
  readonly limits: { readonly pixels: number };
  /** A canvas takes only red, green, blue and alpha; others need less memory with as few channels as there are. */
  readonly channels: 'rgba' | 'fewest';
  /** Where the pieces of an opaque picture are put together. */
  surface(size: Size): Surface<Picture>;
  /** Threads that help with the pieces of one picture. */
  readonly helpers: readonly MessagePort[];
}

export interface Surface<Picture> {
  readonly picture: Picture | Pixels;
  /** Copies the piece, whose memory is used again. */
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
