import type { ServerProgress } from '@image-converter/contract/client';
import type { ErrorCode } from '@image-converter/engine/errors';
import type { PageProgress } from '@image-converter/engine/protocol';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { byPage } from '@image-converter/formats/by-page';
import type { Target } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Report } from '@image-converter/formats/report';
import type { Mode } from '../../mode/mode.ts';
import type { FileGuess } from '../../unknown-files/identify.ts';

/** An accepted file and the format detected from its bytes. */
export interface Admitted {
  file: File;
  format: AnyFormat;
  /** Display name of the format. */
  label: string;
}

export type Rejection = { readonly file: File } & Reason;

type Reason =
  | { reason: 'empty' }
  | { reason: 'too-large' }
  | { reason: 'too-many' }
  /** Not a format we read. `guess` is undefined if the file could not be identified. */
  | { reason: 'unknown'; guess: FileGuess | undefined }
  /** An image we read, but not on this page. */
  | { reason: 'other-format'; format: AnyFormat; label: string };

/** An image file, with details of its conversion if known. */
export interface OutputFile extends Partial<Size> {
  blob: Blob;
  report?: Report;
}

/** A file that is ready to save. */
export interface ResultFile extends OutputFile {
  /** Object URL of the blob, created on first use. */
  url: () => string;
  name: string;
}

/** The result of a conversion. */
export interface Outcome {
  /** One per requested page and size; a single image has one. */
  files: readonly [ResultFile, ...ResultFile[]];
  /** Page number of the first file. */
  firstPage: number;
  /** Number of pages or frames in the source file. */
  pagesOrFrames: number;
  /** Time the visitor waited for it. */
  milliseconds: number;
  /** Where it was actually converted; 'none' if it was already in the target format or the original was kept. */
  mode: Mode | 'none';
  /** Bytes sent to our server, even if that attempt failed. */
  bytesSent: number;
  /** The options it was made with. */
  options: ConversionOptions;
  /** Name of the folder it was written to, if the visitor chose one. */
  savedIn?: string | undefined;
}

/** Detail of a failure to load a codec. */
export const offline = 'offline';

export interface Failure {
  code: ErrorCode;
  /** The unsupported feature, if known. */
  obstacle?: Obstacle | undefined;
  detail: string;
}

/** What one conversion of a file came to. */
export type Attempt = { kind: 'done'; outcome: Outcome } | ({ kind: 'failed' } & Failure);

/** Progress on the server, or the page that the browser is converting. */
export type Progress = ServerProgress | ({ step: 'page' } & PageProgress);

export type ItemStatus =
  | { kind: 'waiting' }
  /** `earlier` is the result with other options. */
  | { kind: 'converting'; mode: Mode; progress?: Progress; earlier?: Outcome | undefined }
  | { kind: 'done'; outcome: Outcome }
  /** `mode` and `options` are those of the last attempt. */
  | ({ kind: 'failed'; mode: Mode; options: ConversionOptions; earlier?: Outcome | undefined } & Failure);

export interface Item extends Admitted {
  id: string;
  /** The photo with the film that this picture is a frame of. */
  photo?: Admitted | undefined;
  /** Options chosen for this file only. */
  overrides?: Partial<ConversionOptions> | undefined;
  status: ItemStatus;
}

export interface ConvertedFile {
  name: string;
  target: Target;
  /** It was already in the target format. */
  isUnchanged?: boolean;
  onlyFirstOf?: number | undefined;
}

/** Something that just happened to files. Contains codes and values; the text is added on display. */
export type Notice =
  | { kind: 'files-added'; count: number }
  | { kind: 'rejected'; files: readonly Rejection[] }
  | { kind: 'converted'; files: readonly ConvertedFile[] }
  | { kind: 'failed'; files: readonly ({ name: string; label: string } & Failure)[] }
  | { kind: 'zip-failed' | 'pdf-failed' | 'animation-failed' }
  /** Results could not be written into the chosen folder. */
  | { kind: 'not-saved' };

/** The id distinguishes notices of the same kind, so that a repeated one is announced again. */
export type ShownNotice = Notice & { id: number };

export interface State {
  /** Whether adding or removing files clears earlier results. */
  afterChange: 'clear results' | 'keep results';
  phase: 'empty' | 'selected' | 'converting' | 'done' | 'failed';
  items: readonly Item[];
  /** Options of all files without overrides. */
  options: ConversionOptions;
  /** 0 to 100, for display only; the conversion never waits for it. */
  progress: number;
  notices: readonly ShownNotice[];
  /** Number of notices so far. */
  announced: number;
}

export type Action =
  | { kind: 'added'; items: readonly Omit<Item, 'status'>[]; rejected: readonly Rejection[] }
  /** Files of an earlier visit, with their results. */
  | { kind: 'restored'; items: readonly Item[]; options: ConversionOptions }
  /** A file, or another picture takes its place. */
  | { kind: 'removed'; id: string; by?: Item | undefined }
  /** The same files in another order. */
  | { kind: 'ordered'; items: readonly Item[] }
  | { kind: 'cleared' }
  /** For one file, or for all without an id. */
  | { kind: 'chosen'; options: Partial<ConversionOptions>; id?: string | undefined }
  /** Discards the overrides of a file. */
  | { kind: 'like-others'; id: string }
  /** The files that are starting, and where each is converted. */
  | { kind: 'started'; modes: Readonly<Record<string, Mode>> }
  | { kind: 'progressed'; id: string; progress: Progress }
  /** The server failed, so the browser takes over. */
  | { kind: 'fell-back'; id: string }
  | { kind: 'ticked' }
  | { kind: 'converted'; id: string; outcome: Outcome }
  | ({ kind: 'failed'; id: string; options: ConversionOptions } & Failure)
  | { kind: 'advanced'; count: number }
  /** The files that were started. */
  | { kind: 'finished'; ids: readonly string[] }
  | { kind: 'cancelled' }
  | { kind: 'rested' }
  | { kind: 'zip-failed' | 'pdf-failed' | 'animation-failed' }
  | { kind: 'saved'; id: string; folder: string }
  /** The same result under other names, or the original if the visitor keeps that. */
  | { kind: 'replaced'; id: string; outcome: Outcome }
  | { kind: 'not-saved' }
  | { kind: 'notice-closed'; id: number };

export function initialState(options: ConversionOptions, afterChange: State['afterChange'] = 'clear results'): State {
  return { afterChange, phase: 'empty', items: [], options, progress: 0, notices: [], announced: 0 };
}

/** Number of pages or frames in the file if only the first was converted. */
export function onlyFirstOf({ files, options, firstPage, pagesOrFrames }: Outcome): number | undefined {
  return byPage(files, options).length === 1 && firstPage === 1 && pagesOrFrames > 1 ? pagesOrFrames : undefined;
}

/** The result to look at: while a file is converted again, its earlier one. */
export function latestResultOf({ status }: Item): Outcome | undefined {
  if (status.kind === 'done') return status.outcome;
  return status.kind === 'waiting' ? undefined : status.earlier;
}

/** The result to save: the current one, or the earlier one if the latest attempt failed. */
export function resultOf({ status }: Item): Outcome | undefined {
  if (status.kind === 'done') return status.outcome;
  return status.kind === 'failed' ? status.earlier : undefined;
}
