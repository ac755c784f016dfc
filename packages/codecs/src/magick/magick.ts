import { CodecError, type CodecErrorCode, UnsupportedFile } from '@image-converter/formats/codec-error';
import {
  initializeImageMagick,
  MagickErrorSeverity,
  MagickError as NativeError,
  ResourceLimits,
} from '@imagemagick/magick-wasm';

const maxPixels = 2 ** 28;
const longestSide = 65_535;
const maxListedFrames = 10_000;
const maxProfileBytes = 16 * 2 ** 20;
// This Magick is built with 8 bits per channel: RGBA of the largest picture.
const maxPixelBytes = 4 * maxPixels;

let ready: Promise<void> | undefined;

/**
 * Takes the package's `magick.wasm` (wasm32), not `x64/magick.wasm`: that one needs 64-bit memory, which Safari lacks.
 * Later calls wait for the first; after a failure the next call retries.
 */
export function initializeMagickOnce(wasm: Uint8Array<ArrayBuffer> | WebAssembly.Module): Promise<void> {
  ready ??= initializeImageMagick(wasm)
    .then(limitResources)
    .catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  return ready;
}

function limitResources(): void {
  ResourceLimits.width = BigInt(longestSide);
  ResourceLimits.height = BigInt(longestSide);
  ResourceLimits.area = BigInt(maxPixels);
  ResourceLimits.memory = BigInt(maxPixelBytes);
  ResourceLimits.maxMemoryRequest = BigInt(maxPixelBytes);
  ResourceLimits.maxProfileSize = BigInt(maxProfileBytes);
  ResourceLimits.listLength = BigInt(maxListedFrames);
  // Otherwise a picture over the area limit spills to Emscripten's in-memory disk.
  ResourceLimits.disk = 0n;
}

// Magick's only error code is a severity, so the names in its untranslated messages decide.
const saysTooLarge = /ExceedsLimit|ResourcesExhausted|MemoryAllocationFailed|UnableToAllocate|ListLength/i;
const saysOutOfMemory = /\bOOM\b|out of memory|could not allocate/i;
const saysUnsupported =
  /NotSupported|not configured|not implemented|can not handle images|NoDecodeDelegate|Not a JPEG file/i;

const unsupportedSeverities: readonly number[] = [
  MagickErrorSeverity.MissingDelegateError,
  MagickErrorSeverity.PolicyError,
];

/** Runs `work` and wraps any exception in a CodecError, with the original as its cause. */
export function withMagickErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof CodecError) throw cause;
    const code = codeOf(cause);
    throw code === 'UNSUPPORTED' ? new UnsupportedFile('KIND_OF_PIXELS', cause) : new CodecError(code, cause);
  }
}

function codeOf(cause: unknown): CodecErrorCode {
  if (!(cause instanceof NativeError)) return isOutOfMemory(cause) ? 'TOO_LARGE' : 'CORRUPT';
  const all = [cause, ...cause.relatedErrors];
  if (all.some(({ message }) => saysTooLarge.test(message))) return 'TOO_LARGE';
  if (all.some(({ severity }) => unsupportedSeverities.includes(severity))) return 'UNSUPPORTED';
  return all.some(({ message }) => saysUnsupported.test(message)) ? 'UNSUPPORTED' : 'CORRUPT';
}

/** The output array could not be allocated, or Emscripten aborted because its memory could not grow. */
function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof RangeError || (cause instanceof Error && saysOutOfMemory.test(cause.message));
}
