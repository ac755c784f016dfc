import type { ErrorCode } from '@image-converter/engine/errors';
import type { Rejection } from './admission.ts';

/** What just happened to files: codes and values, which become words when they are shown. */
export type Notice =
  | { kind: 'files-added'; count: number }
  | { kind: 'rejected'; files: readonly Rejection[] }
  | { kind: 'converted'; files: readonly { name: string; pagesOrFrames: number }[] }
  /** They were what they were to become. */
  | { kind: 'unchanged'; names: readonly string[] }
  | { kind: 'failed'; files: readonly { name: string; code: ErrorCode; detail: string }[] }
  | { kind: 'zip-failed' };

/** The id tells two of the same kind apart, so that the second is news. */
export type ShownNotice = Notice & { id: number };
