import type { BrowserEncoder, ServerEncoder } from './formats.ts';
import type { Size } from './inspection.ts';

/** What metadata is about, in groups that people understand. */
type MetadataGroup = 'camera' | 'date' | 'author' | 'caption' | 'location' | 'other';

/** What became of a file's metadata. */
interface MetadataReport {
  readonly kept: readonly MetadataGroup[];
  readonly removed: readonly MetadataGroup[];
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
