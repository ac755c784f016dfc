import type { BrowserDecoder } from '@image-converter/formats/formats';
import type { Source } from '../codec.ts';
import type { BrowserHost } from '../native/picture.ts';
import type { Animation } from './animation.ts';

/** What a worker needs to read one. `decoders` are those of the file's format. */
export interface AnimatedFile {
  /** The file as it is: for a still picture, the animation has been left out of it. */
  readonly source: Source;
  readonly decoders: readonly BrowserDecoder[];
  readonly host: BrowserHost;
}

/** Undefined if the file can only be read as a still picture. */
export type AnimationReader = (file: AnimatedFile) => Promise<Animation | undefined>;
