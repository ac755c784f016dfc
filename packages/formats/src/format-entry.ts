import type { ReadingOptions } from './reading.ts';

/** What the tables say about a format. */
export interface FormatEntry {
  readonly label: string;
  /** The first one is used for output files. */
  readonly extensions: readonly [string, ...string[]];
  readonly mediaType: string;
  /** Checks the first bytes (at most `sniffedBytes`); `file` is used only where those are not conclusive. */
  readonly recognise: (
    head: DataView,
    file: {
      /** Lower case, without the dot; empty if there is none. */
      readonly extension: string;
      readonly size: number;
    },
  ) => boolean;
  /** Set if a file can hold more than one frame or page. We convert the first, and other pages on request. */
  readonly several?: 'frames' | 'pages';
  /** Reading options that apply to this format. */
  readonly readOptions?: readonly (keyof ReadingOptions)[];
  readonly hasTransparency: boolean;
  /**
   * Decoders, in the order in which they are tried, named as in packages/codecs. The server converts only formats that
   * it has decoders for.
   */
  readonly read: { readonly browser: readonly string[]; readonly server: readonly string[] };
  readonly write?: WritingEntry;
}

export interface WritingEntry {
  /** Encoders, in the order in which they are tried. Those for Node only are in packages/node-engine. */
  readonly browser: readonly string[];
  readonly server: readonly string[];
  /** Whether it is lossy with an adjustable quality. */
  readonly hasQuality: boolean;
  /** The format whose data it can contain unchanged. */
  readonly repacks?: string;
  /** Whether animations stay animated. */
  readonly animates?: boolean;
  /** In pixels; the limit of the format or its libraries. */
  readonly longestSide: number;
}
