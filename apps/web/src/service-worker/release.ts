/** Prepended to the worker's script when rendering; the worker itself is the same for every deployment. */
export interface Release {
  /** The main script; pages use it to tell whether they belong to this release. */
  script: string;
  /** URL of the file list. */
  list: string;
  /** An empty page, from after the language attribute on. Scripts that find it render the page themselves. */
  shell: string;
  /** Sent with every page. */
  headers: Record<string, string>;
  languages: readonly string[];
  /** Target of the root path. */
  home: string;
  /** Paths that other programs share files to, each with the page that it opens. */
  shares: Record<string, string>;
}

/** Size of a file in bytes, compressed and uncompressed. */
export type FileSize = readonly [sent: number, whole: number];

/**
 * The hashed files of a release by URL, grouped into the parts they are cached in: files that all pages need, the texts
 * of each language, and the codecs.
 */
export type FileList = Readonly<Record<string, Readonly<Record<string, FileSize>>>>;

/** The part that all languages need. */
export const commonPart = 'site';
export const codecsPart = 'codecs';
