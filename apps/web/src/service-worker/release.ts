/** What rendering writes in front of the worker's script: the worker itself is the same for every deployment. */
export interface Release {
  /** The script of all pages, by which a page knows whether it belongs to this release. */
  script: string;
  /** Address of the list of files. */
  list: string;
  /** A page without content, from behind its language on: scripts that find it render the page themselves. */
  shell: string;
  /** Sent with every page. */
  headers: Record<string, string>;
  languages: readonly string[];
  /** Where the root leads. */
  home: string;
  /** Where other programs share files to, each with the page that opens. */
  shares: Record<string, string>;
}

/** A file's bytes, compressed and not. */
export type FileSize = readonly [sent: number, whole: number];

/**
 * The hashed files of a release, by their addresses, in the parts in which they are kept: what all pages need, the texts
 * of each language, and the codecs.
 */
export type FileList = Readonly<Record<string, Readonly<Record<string, FileSize>>>>;

/** The part that every language needs. */
export const commonPart = 'site';
export const codecsPart = 'codecs';
