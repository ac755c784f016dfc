import type { BrowserEncoder, ServerEncoder } from './formats.ts';
import type { Size } from './inspection.ts';
import type { MetadataGroup } from './metadata-groups.ts';

/** What became of a file's metadata. */
export interface MetadataReport {
  readonly kept: readonly MetadataGroup[];
  /** Of these, nothing is left. */
  readonly removed: readonly MetadataGroup[];
  /** Some of it could not be read, and is left out. */
  readonly damaged?: boolean;
}

/**
 * What a conversion did, as far as neither the file, the options nor the result say so. Every result carries it, so it
 * holds only what is known anyway.
 */
export interface Report {
  readonly encoder: BrowserEncoder | ServerEncoder;
  /** As displayed; not set if the result has the same. */
  readonly sourceSize?: Size;
  /** Really used; not set if it is the one in the options, or the target has none. */
  readonly quality?: number;
  /** The picture was not encoded again: only what is not the picture was removed from its file. */
  readonly copied?: 'picture';
  /** Not set if all of it was removed without being looked at. */
  readonly metadata?: MetadataReport;
}
