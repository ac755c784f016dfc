import type { BrowserDecoder } from '@image-converter/formats/formats';
import type { Source } from '../codec.ts';
import type { BrowserHost } from '../native/picture.ts';
import type { Animation } from './animation.ts';

/** `decoders` are those for the file's format. */
export interface AnimatedFile {
  /** The original file; when it is read as a still picture, the animation has been stripped. */
  readonly source: Source;
  readonly decoders: readonly BrowserDecoder[];
  readonly host: BrowserHost;
}

/** Undefined if the file can only be read as a still picture. */
export type AnimationReader = (file: AnimatedFile) => Promise<Animation | undefined>;
