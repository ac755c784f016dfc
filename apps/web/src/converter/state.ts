import type { ServerProgress } from '@image-converter/contract/client';
import type { ErrorCode } from '@image-converter/engine/errors';
import type { Target } from '@image-converter/formats/formats';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { ReadingOptions } from '@image-converter/formats/reading';
import type { Mode } from '../mode/mode.ts';
import type { Admitted, Rejection } from './admission.ts';

/** A file that is ready to be saved. */
export interface ResultFile {
  blob: Blob;
  /** Temporary address of the blob. */
  url: string;
  name: string;
}

/** What became of a file. */
export interface Outcome {
  /** One for each page that was wanted; a plain picture has one. */
  files: readonly [ResultFile, ...ResultFile[]];
  /** The page that the first of them shows. */
  firstPage: number;
  /** How many the original has. */
  pagesOrFrames: number;
  /** How long the visitor waited for it. */
  milliseconds: number;
  /** Where it was actually converted; 'none' if it was already in the target format. */
  mode: Mode | 'none';
  /** The folder into which it has been written, if the visitor chose one. */
  savedIn?: string | undefined;
}

/** Why a file was not converted. */
export interface Failure {
  code: ErrorCode;
  /** What in the file is not supported, if that is known. */
  obstacle?: Obstacle | undefined;
  detail: string;
}

export type ItemStatus =
  | { kind: 'waiting' }
  /** `progress`: how far the server is. */
  | { kind: 'converting'; mode: Mode; progress?: ServerProgress }
  | { kind: 'done'; outcome: Outcome }
  /** `mode` is where it was last tried. */
  | ({ kind: 'failed'; mode: Mode } & Failure);

export interface Item extends Admitted {
  id: string;
  /** Where it differs from that of all files. */
  target?: Target | undefined;
  status: ItemStatus;
}

/** What just happened to files: codes and values, which become words when they are shown. */
export type Notice =
  | { kind: 'files-added'; count: number }
  | { kind: 'rejected'; files: readonly Rejection[] }
  | { kind: 'converted'; files: readonly { name: string; onlyFirstOf?: number | undefined }[] }
  /** These files were already in the target format. */
  | { kind: 'unchanged'; names: readonly string[] }
  | { kind: 'failed'; files: readonly ({ name: string; label: string } & Failure)[] }
  | { kind: 'zip-failed' | 'pdf-failed' }
  /** Results could not be written into the chosen folder. */
  | { kind: 'not-saved' };

/** The id tells two notices of the same kind apart, so that the second is announced too. */
export type ShownNotice = Notice & { id: number };

export interface State {
  /** What adding and removing files does to earlier results. */
  afterChange: 'clear results' | 'keep results';
  phase: 'empty' | 'selected' | 'converting' | 'done' | 'failed';
  items: readonly Item[];
  /** How the files are converted. */
  options: ConversionOptions;
  /** 0 to 100, as displayed; the conversion never waits for it. */
  progress: number;
  notices: readonly ShownNotice[];
  /** How many notices there have been. */
  announced: number;
}

export type Action =
  | { kind: 'added'; items: readonly Omit<Item, 'status'>[]; rejected: readonly Rejection[] }
  /** What an earlier visit has left, with its results. */
  | { kind: 'restored'; items: readonly Item[]; options: ConversionOptions }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' }
  /** The visitor wants files to be read in another way. */
  | { kind: 'chosen'; options: Partial<ReadingOptions> }
  /** For one file, or for all. */
  | { kind: 'target-chosen'; target: Target; id: string | undefined }
  /** Which files are converted now, and where. */
  | { kind: 'started'; modes: Readonly<Record<string, Mode>> }
  | { kind: 'server-progressed'; id: string; progress: ServerProgress }
  /** The server could not do it, so the browser does. */
  | { kind: 'fell-back'; id: string }
  | { kind: 'ticked' }
  | { kind: 'converted'; id: string; outcome: Outcome }
  | ({ kind: 'failed'; id: string } & Failure)
  | { kind: 'advanced'; count: number }
  /** The files that had been started. */
  | { kind: 'finished'; ids: readonly string[] }
  | { kind: 'cancelled' }
  | { kind: 'rested' }
  | { kind: 'zip-failed' | 'pdf-failed' }
  | { kind: 'saved'; id: string; folder: string }
  | { kind: 'not-saved' }
  | { kind: 'notice-closed'; id: number };

export function initialState(options: ConversionOptions, afterChange: State['afterChange'] = 'clear results'): State {
  return { afterChange, phase: 'empty', items: [], options, progress: 0, notices: [], announced: 0 };
}

/** How many pages or frames a file has, if only the first of several was converted. */
export function onlyFirstOf({ files, firstPage, pagesOrFrames }: Outcome): number | undefined {
  return files.length === 1 && firstPage === 1 && pagesOrFrames > 1 ? pagesOrFrames : undefined;
}
