import type { AnyFormat } from '@image-converter/formats/any-format';
import { CodecError } from '@image-converter/formats/codec-error';
import type { BrowserDecoder } from '@image-converter/formats/formats';
import type { Inspector } from '@image-converter/formats/inspect';
import type { Header, Inspection, Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { MetadataReport, Report } from '@image-converter/formats/report';
import type { Codec, Encoded, EncodeSettings, Host, Source } from '../codec.ts';
import type { WriteProfile } from '../colour/picture-colours.ts';
import type { Move } from '../move-pixels.ts';
import type { Pixels } from '../pixels.ts';
import type { ChosenFile, Encoder, Task } from './task.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A decoded picture of any platform. */
export type AnyPicture = Size & { readonly opaque: boolean } & Partial<
    Pick<Pixels, 'deep' | 'profile' | 'pages' | 'free'>
  >;

/** A converted picture. */
export interface Output extends Size {
  readonly encoded: Encoded;
  readonly report: Report;
}

/** The page being converted, and the last one to convert. */
export interface PageProgress {
  readonly page: number;
  readonly last: number;
}

/** Called after each page, frame or attempt. `next` is set if another page follows. */
export type OnPage = (next?: PageProgress) => void;

/** Writes a file's metadata into the pictures made from it; see packages/metadata. */
interface MetadataCarrier {
  readonly maxBytes: number | undefined;
  addTo(picture: Bytes, size: Size): { readonly parts: Bytes[]; readonly report: MetadataReport };
}

/** Adds a photo's gain map to the pictures made from it; see gain-map/carrier.ts. */
export interface GainMapCarrier {
  readonly maxBytes: number | undefined;
  addTo(picture: Bytes): Bytes[];
}

/** How a picture keeps its colours. */
export interface ColourKeeping {
  readonly settingsFor: typeof import('../colour/picture-colours.ts').settingsFor;
  readonly writeProfile: WriteProfile;
}

/**
 * What a browser's worker and a process of the server do each in their own way. All the rest of a conversion is the same
 * for both: convert.ts.
 */
export interface Platform<Picture extends AnyPicture, H extends Host<Picture> = Host<Picture>> {
  /** Given to codecs. */
  readonly host: H;
  readonly limits: {
    /** Of a picture that is enlarged. */
    readonly enlargedPixels: number;
    /** Of one file. */
    readonly pages: number;
  };
  /** Rejects if the codec cannot be loaded now. */
  load(name: BrowserDecoder | Encoder): Promise<Codec<Picture, H>>;
  /** Undefined if the codec checks size and completeness itself. */
  inspectorOf(file: ChosenFile): Promise<Inspector | undefined>;
  /** Called with the header, while the rest of the file is still being read. */
  decodeAhead?(file: ChosenFile, header: Header): void;
  /** The encoders worth loading for this picture. */
  encodersFor(picture: Picture, task: Task): Promise<readonly Encoder[]>;
  /** Makes smaller files than those encoders. */
  specialistFor?(settings: EncodeSettings): Encoder | undefined;
  /** Encoding blocks a thread, so pictures are encoded one at a time. */
  inTurn<Result>(encode: () => Promise<Result>): Promise<Result>;
  /** Called if an option is about it. */
  loadGeometry(): Promise<Pick<typeof import('@image-converter/formats/geometry'), 'drawingGeometry' | 'geometryOf'>>;
  /** Called if a file is to state one. */
  loadDensity(): Promise<typeof import('../jpg/density.ts')>;
  /** Called if a picture keeps colours other than sRGB. */
  loadColours(): Promise<ColourKeeping>;
  /** Called if there is a max file size. */
  loadFitting(): Promise<Pick<typeof import('./fit.ts'), 'animationToFit' | 'encodeToFit'>>;
  /** Called if a look is wanted. */
  loadLook(): Promise<typeof import('./look.ts')>;
  /** Reads what an encoder of this platform wrote. */
  reread(file: Blob, task: Task): Promise<Picture>;
  /** The samples, on the background if the target has no transparency. */
  rgbaOf(picture: Picture, settings: EncodeSettings): Pixels<4>;
  /** Turns it and cuts out a part; samples stay as they are. */
  move(picture: Picture, move: Move, settings: EncodeSettings): Promise<Picture>;
  resize(picture: Picture, size: Size, settings: EncodeSettings): Promise<Picture>;
  /** Adds margins up to that size. */
  pad(picture: Picture, size: Size, settings: EncodeSettings): Promise<Picture>;
  /** A copy that this encoder can encode repeatedly. */
  reusable(picture: Picture, settings: EncodeSettings, encoder: Encoder | undefined): Picture;
  /** A small part of it that compresses like the whole; undefined if it is too small. */
  sampleOf(picture: Picture): Picture | undefined;
  /** Whether to find a size that fits if no quality does. */
  readonly suggestsSize: boolean;
  /** Undefined if the file can only be read as a still picture. */
  encodeAnimation?(task: Task, inspection: Inspection | undefined, onFrame: () => void): Promise<Output | undefined>;
  /** One after another, fully composed. Undefined if the file is no animation, or can only be read as a still picture. */
  framesOf?(task: Task, inspection: Inspection | undefined): Promise<AsyncIterable<Picture> | undefined>;
  /** One animation of pages that have the same size. */
  joinPages(pages: readonly [Output, ...Output[]], settings: EncodeSettings): Promise<Output>;
  metadataOf(
    file: Bytes,
    format: AnyFormat,
    policy: Exclude<ConversionOptions['metadata'], 'remove'>,
    settings: EncodeSettings,
  ): Promise<MetadataCarrier>;
  /** Called for photos that may have one, if the target can. Undefined if it cannot be kept. */
  gainMapOf(source: Source, settings: EncodeSettings): Promise<GainMapCarrier | undefined>;
  readonly onPage: OnPage;
}

/** A result that is not allowed to be so large. For `bytes`, the cause is a longest side that fits, if known. */
export class LimitExceeded extends CodecError {
  readonly limit: 'side' | 'bytes' | 'pages';

  constructor(limit: LimitExceeded['limit'], cause?: unknown) {
    super('TOO_LARGE', cause);
    this.limit = limit;
  }
}

export function bytesIn(encoded: Encoded): number {
  return encoded instanceof Blob ? encoded.size : encoded.reduce((sum, { length }) => sum + length, 0);
}

export async function joined(encoded: Encoded): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob(encoded instanceof Blob ? [encoded] : encoded).arrayBuffer());
}

/** First result of the codecs. Codecs that cannot be loaded are skipped: another one may work, even if not as well. */
export async function firstResult<
  Name extends BrowserDecoder | Encoder,
  Picture extends AnyPicture,
  H extends Host<Picture>,
  Result,
>(
  { load }: Pick<Platform<Picture, H>, 'load'>,
  names: readonly Name[],
  run: (codec: Codec<Picture, H>, name: Name) => Promise<Result | undefined> | undefined,
): Promise<Result> {
  let failure: unknown = new CodecError('UNSUPPORTED');
  for (const name of names) {
    const codec = await load(name).catch((error: unknown) => {
      failure = error;
    });
    const result = codec && (await run(codec, name));
    if (result) return result;
  }
  throw failure;
}
