import type { BrowserEncoder, ServerEncoder } from './formats.ts';
import type { Size } from './inspection.ts';
import type { MetadataGroup } from './metadata-groups.ts';

/** What happened to a file's metadata. */
export interface MetadataReport {
  readonly kept: readonly MetadataGroup[];
  /** Groups of which nothing is left. */
  readonly removed: readonly MetadataGroup[];
  /** Some of it could not be read and was dropped. */
  readonly damaged?: boolean;
}

/**
 * Facts about a conversion that follow from neither the file, the options nor the result. Every result carries a
 * report, so it holds only what is known anyway.
 */
export interface Report {
  readonly encoder: BrowserEncoder | ServerEncoder;
  /** As displayed; not set if the result has the same size. */
  readonly sourceSize?: Size;
  /** The quality actually used; not set if it equals the option or the target has none. */
  readonly quality?: number;
  /** Bits per sample of the result, if more than 8. */
  readonly bits?: 16;
  /** The picture was not re-encoded: it is the same as before, or its blocks were turned, mirrored or cut off. */
  readonly copied?: 'picture' | 'blocks';
  /** Not set if all metadata was removed without reading it. */
  readonly metadata?: MetadataReport;
}
