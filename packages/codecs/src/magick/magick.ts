import { initializeImageMagick, ResourceLimits } from '@imagemagick/magick-wasm';

const MAX_PIXELS = 2 ** 28;
const MAX_SIDE = 65_535;
const MAX_LISTED_FRAMES = 10_000;
const MAX_PROFILE_BYTES = 16 * 2 ** 20;
// This Magick is built with 8 bits per channel: red, green, blue and alpha of the largest picture.
const MAX_PIXEL_BYTES = 4 * MAX_PIXELS;

let ready: Promise<void> | undefined;

/**
 * Takes the package's `magick.wasm` (wasm32), not `x64/magick.wasm`: that one needs 64-bit memory, which Safari lacks.
 * Later calls wait for the first; after a failure the next call tries again.
 */
export function initializeMagickOnce(wasm: ArrayBuffer | Uint8Array | WebAssembly.Module): Promise<void> {
  ready ??= initialize(wasm).catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function initialize(wasm: ArrayBuffer | Uint8Array | WebAssembly.Module): Promise<void> {
  await initializeImageMagick(wasm instanceof ArrayBuffer ? new Uint8Array(wasm) : wasm);
  limitResources();
}

function limitResources(): void {
  ResourceLimits.width = BigInt(MAX_SIDE);
  ResourceLimits.height = BigInt(MAX_SIDE);
  ResourceLimits.area = BigInt(MAX_PIXELS);
  ResourceLimits.memory = BigInt(MAX_PIXEL_BYTES);
  ResourceLimits.maxMemoryRequest = BigInt(MAX_PIXEL_BYTES);
  ResourceLimits.maxProfileSize = BigInt(MAX_PROFILE_BYTES);
  ResourceLimits.listLength = BigInt(MAX_LISTED_FRAMES);
  // Otherwise a picture over the area limit spills to Emscripten's in-memory disk.
  ResourceLimits.disk = 0n;
}
