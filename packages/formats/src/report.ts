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

/** How a picture with the chosen look compares with one of the default quality. */
export interface LookReport {
  /** In SSIMULACRA 2.1. */
  readonly score: number;
  /** Share of the bytes that it saves; negative if the look needs more than the default. */
  readonly saved: number;
  /** Whether both are those of the picture, or of squares from all over it. */
  readonly of: 'picture' | 'squares';
  /** Looking as wanted would take a file several times as large. */
  readonly fallsShort?: true;
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
  /** The number of colours to which a PNG was reduced to fit; not set if that is the option, or it has all of them. */
  readonly colours?: number;
  /** Set if a look was asked for. */
  readonly look?: LookReport;
  /** Bits per sample of the result, if more than 8. */
  readonly bits?: 16;
  /** The name of the result's colour profile; not set for sRGB. */
  readonly profile?: string;
  /** The picture was not re-encoded: it is the same as before, or its blocks were turned, mirrored or cut off. */
  readonly copied?: 'picture' | 'blocks';
  /** Bytes that the gain map adds to the file, with which HDR displays show it brighter; not set without one. */
  readonly hdr?: number;
  /** Not set if all metadata was removed without reading it. */
  readonly metadata?: MetadataReport;
}
