import { MagickErrorSeverity, MagickError as NativeError } from '@imagemagick/magick-wasm';

type MagickErrorCode = 'CORRUPT' | 'UNSUPPORTED' | 'TOO_LARGE';

export class MagickError extends Error {
  override readonly name = 'MagickError';
  readonly code: MagickErrorCode;

  constructor(code: MagickErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

// Magick gives no code finer than a severity, so the names in its untranslated messages decide.
const TOO_LARGE = /ExceedsLimit|ResourcesExhausted|MemoryAllocationFailed|UnableToAllocate|ListLength/i;
const OUT_OF_MEMORY = /\bOOM\b|out of memory|could not allocate/i;
const UNSUPPORTED = /NotSupported|not configured|not implemented|can not handle images|NoDecodeDelegate/i;

const UNSUPPORTED_SEVERITIES: readonly number[] = [
  MagickErrorSeverity.MissingDelegateError,
  MagickErrorSeverity.PolicyError,
];

/** Runs `work` and turns whatever it throws into a MagickError that carries the original as its cause. */
export function withMagickErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof MagickError) throw cause;
    throw new MagickError(codeOf(cause), { cause });
  }
}

function codeOf(cause: unknown): MagickErrorCode {
  if (!(cause instanceof NativeError)) return isOutOfMemory(cause) ? 'TOO_LARGE' : 'CORRUPT';
  const all = [cause, ...cause.relatedErrors];
  if (all.some(({ message }) => TOO_LARGE.test(message))) return 'TOO_LARGE';
  if (all.some(({ severity }) => UNSUPPORTED_SEVERITIES.includes(severity))) return 'UNSUPPORTED';
  return all.some(({ message }) => UNSUPPORTED.test(message)) ? 'UNSUPPORTED' : 'CORRUPT';
}

/** The output array could not be allocated, or Emscripten aborted because its memory could not grow. */
function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof RangeError || (cause instanceof Error && OUT_OF_MEMORY.test(cause.message));
}
