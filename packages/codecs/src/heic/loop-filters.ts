/**
 * Builds of libheif for WebAssembly tell libde265 to leave out HEVC's loop filters, which is faster but gives other
 * pictures than the standard defines. These are the parameters that do so, and how many calls set each of them.
 */
const disablingParameters = { deblocking: 7, sampleAdaptiveOffset: 8 };
const callsPerParameter = 2;

// WebAssembly instructions
const i32Const = 0x41;
const call = 0x10;

/** A copy of libheif.wasm that sets these parameters to false. Throws if the file is not the one we know. */
export function withLoopFilters(wasm: Uint8Array): Buffer<ArrayBuffer> {
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
