import { kernelBytes } from '../kernels.ts';
import { wasm as deepInverseTransform } from './deep-inverse-transform.wasm.ts';
import { wasm as inverseTransform } from './inverse-transform.wasm.ts';
import { withFunction } from './replace-function.ts';

/**
 * Builds of libheif for WebAssembly tell libde265 to leave out HEVC's loop filters, which is faster but gives other
 * pictures than the standard defines. These are the parameters that do so, and how many calls set each of them.
 */
const disablingParameters = { deblocking: 7, sampleAdaptiveOffset: 8 };
const callsPerParameter = 2;

// WebAssembly instructions
const i32Const = 0x41;
const call = 0x10;

/**
 * Our inverse transforms, from packages/codecs/assembly, by the SHA-256 of those of libde265 that they replace:
 * `transform_idct_add<uint8_t>` and `transform_idct_add<uint16_t>`.
 */
const transforms = {
  ca647852690235a20531346488f53c4a27a84880bcaf4b503bd3a69af51e88e1: inverseTransform,
  '6c9d4a047a5b489fa9558fe593b7bb3fa940eba9a2fb9d825b003db34256f0db': deepInverseTransform,
};

/**
 * A copy of libheif.wasm that applies the loop filters, and that has faster inverse transforms, which save more time
 * than the filters take. Throws if the file is not the one we know.
 */
export function patchedLibheif(wasm: Uint8Array): Buffer<ArrayBuffer> {
  return Object.entries(transforms).reduce(
    (changed, [original, ours]) => withFunction(changed, original, kernelBytes(ours)),
    withLoopFilters(wasm),
  );
}

function withLoopFilters(wasm: Uint8Array): Buffer<ArrayBuffer> {
  const changed = Buffer.from(wasm);
  for (const [filter, parameter] of Object.entries(disablingParameters)) {
    const places = placesOf(Buffer.of(i32Const, parameter, i32Const, 1, call), changed);
    if (places.length !== callsPerParameter) {
      throw new Error(`libheif.wasm disables ${filter} in ${places.length} places, not in ${callsPerParameter}`);
    }
    for (const place of places) changed[place + 3] = 0;
  }
  return changed;
}

function placesOf(pattern: Buffer, bytes: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(pattern); at !== -1; at = bytes.indexOf(pattern, at + 1)) places.push(at);
  return places;
}
