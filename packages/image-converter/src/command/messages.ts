import type { ErrorCode } from '@image-converter/engine/errors';
import type { TaskResult } from '@image-converter/engine/protocol';
import type { Obstacle } from '@image-converter/formats/obstacles';
import type { ConversionOptions } from '@image-converter/formats/options';

/** From the command to one of its processes. */
export interface Job {
  /** The file, or its contents from the standard input. */
  readonly source: string | Uint8Array;
  readonly options: ConversionOptions;
  /** Start of the paths to write results to; a number follows. Not set if the command wants them itself. */
  readonly draft: string | undefined;
}

type Output = TaskResult['outputs'][number];

export interface Written extends Omit<Output, 'blob'> {
  /** The path, or the contents. */
  readonly at: string | Uint8Array;
  readonly bytes: number;
  readonly mediaType: string;
}

interface Done extends Pick<TaskResult, 'sourceFormat' | 'pagesOrFrames'> {
  readonly bytes: number;
  readonly written: readonly Written[];
}

export type FailureCode = ErrorCode | 'NO_SUCH_FILE' | 'EXISTS' | 'NOT_WRITTEN';

export interface Failure {
  readonly code: FailureCode;
  readonly reason: string;
  readonly obstacle: Obstacle | undefined;
}

/** From a process to the command. */
export type Answer = { readonly done: Done } | { readonly failure: Failure };

export const explanations: Readonly<Record<FailureCode, string>> = {
  NO_SUCH_FILE: 'There is no such file, or it cannot be read',
  EXISTS: 'The result exists; --overwrite replaces it',
  NOT_WRITTEN: 'The result could not be written',
  EMPTY: 'The file is empty',
  UNKNOWN_FORMAT: 'This is in none of the formats that can be read',
  CORRUPT: 'The file is damaged',
  INCOMPLETE: 'The end of the file is missing',
  UNSUPPORTED: 'The file uses a feature that is not supported',
  TOO_LARGE: 'The picture is too large',
  CANNOT_FIT: 'The picture does not fit into this file size',
  ENCODE_FAILED: 'The picture could not be written',
  DECODE_FAILED: 'The picture could not be read',
  WORKER_CRASHED: 'The file crashed the process that converted it',
  TIMED_OUT: 'The file took too long',
  CODEC_UNAVAILABLE: 'What this file needs is not installed',
  ABORTED: 'Interrupted',
};

export function refusal(code: FailureCode, reason = ''): { readonly failure: Failure } {
  return { failure: { code, reason, obstacle: undefined } };
}
