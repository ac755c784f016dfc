import type { ServerProgress } from '@image-converter/contract/client';
import type { ErrorCode } from '@image-converter/engine/errors';
import type { PageProgress } from '@image-converter/engine/protocol';
import type { Target } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Report } from '@image-converter/formats/report';
import type { Mode } from '../mode/mode.ts';
import type { Admitted, Rejection } from './admission.ts';

/** A picture as a file, with what is known about how it was made. */
export interface OutputFile extends Partial<Size> {
  blob: Blob;
  report?: Report;
}

/** A file that is ready to be saved. */
export interface ResultFile extends OutputFile {
  /** Temporary address of the blob, which is made when it is first asked for. */
  url: () => string;
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
  /** Where it was actually converted; 'none' if it was already in the target format, or is kept as it was. */
  mode: Mode | 'none';
  /** How much of the file was sent to our server, also if that failed in the end. */
  bytesSent: number;
  /** With which it was made. */
  options: ConversionOptions;
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

/** How far the server has got with a file, or which of its pages the browser has in work. */
export type Progress = ServerProgress | ({ step: 'page' } & PageProgress);

export type ItemStatus =
  | { kind: 'waiting' }
  /** `earlier`: what the file became with other options. */
  | { kind: 'converting'; mode: Mode; progress?: Progress; earlier?: Outcome | undefined }
  | { kind: 'done'; outcome: Outcome }
  /** `mode` is where it was last tried, `options` how. */
  | ({ kind: 'failed'; mode: Mode; options: ConversionOptions; earlier?: Outcome | undefined } & Failure);

export interface Item extends Admitted {
  id: string;
  /** What was chosen for this file alone. */
  overrides?: Partial<ConversionOptions> | undefined;
  status: ItemStatus;
}

/** What just happened to files: codes and values, which become words when they are shown. */
export type Notice =
  | { kind: 'files-added'; count: number }
  | { kind: 'rejected'; files: readonly Rejection[] }
  | { kind: 'converted'; files: readonly { name: string; target: Target; onlyFirstOf?: number | undefined }[] }
  /** These files were already in the target format. */
  | { kind: 'unchanged'; files: readonly { name: string; target: Target }[] }
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
  /** How files are converted for which nothing else was chosen. */
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
  /** For one file, or for all. */
  | { kind: 'chosen'; options: Partial<ConversionOptions>; id?: string | undefined }
  /** The file is to be converted like the others. */
  | { kind: 'like-others'; id: string }
  /** Which files are converted now, and where. */
  | { kind: 'started'; modes: Readonly<Record<string, Mode>> }
  | { kind: 'progressed'; id: string; progress: Progress }
  /** The server could not do it, so the browser does. */
  | { kind: 'fell-back'; id: string }
  | { kind: 'ticked' }
  | { kind: 'converted'; id: string; outcome: Outcome }
  | ({ kind: 'failed'; id: string; options: ConversionOptions } & Failure)
  | { kind: 'advanced'; count: number }
  /** The files that had been started. */
  | { kind: 'finished'; ids: readonly string[] }
  | { kind: 'cancelled' }
  | { kind: 'rested' }
  | { kind: 'zip-failed' | 'pdf-failed' }
  | { kind: 'saved'; id: string; folder: string }
  /** The visitor takes the file as it was. */
  | { kind: 'original-kept'; id: string; outcome: Outcome }
  | { kind: 'not-saved' }
  | { kind: 'notice-closed'; id: number };

export function initialState(options: ConversionOptions, afterChange: State['afterChange'] = 'clear results'): State {
  return { afterChange, phase: 'empty', items: [], options, progress: 0, notices: [], announced: 0 };
}

/** How many pages or frames a file has, if only the first of several was converted. */
export function onlyFirstOf({ files, firstPage, pagesOrFrames }: Outcome): number | undefined {
  return files.length === 1 && firstPage === 1 && pagesOrFrames > 1 ? pagesOrFrames : undefined;
}

/** What there is to save of a file: its result, or an earlier one if another attempt failed. */
export function resultOf({ status }: Item): Outcome | undefined {
  if (status.kind === 'done') return status.outcome;
  return status.kind === 'failed' ? status.earlier : undefined;
}
