import type { ErrorCode } from '@image-converter/engine/errors';
import type { Rejection } from './admission.ts';

/** What just happened to files: codes and values, which become words when they are shown. */
export type Notice =
  | { kind: 'files-added'; count: number }
  | { kind: 'rejected'; files: readonly Rejection[] }
  | { kind: 'converted'; files: readonly { name: string; pagesOrFrames: number }[] }
  /** These files were already in the target format. */
  | { kind: 'unchanged'; names: readonly string[] }
  | { kind: 'failed'; files: readonly { name: string; code: ErrorCode; detail: string }[] }
  | { kind: 'zip-failed' };

/** The id tells two notices of the same kind apart, so that the second is announced too. */
export type ShownNotice = Notice & { id: number };
