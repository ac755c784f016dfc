import { add, constant, or, repeatWhileLess, set, wordAt } from '../assembler/assembler.ts';
import { compiled } from '../assembler/compiled.ts';
import {
  addAll,
  andAll,
  bytesAsFloats,
  divideAll,
  floatsAsBytes,
  fourfoldAt,
  isAtLeastAll,
  largerOfAll,
  lastOf,
  multiplyAll,
  smallerOfAll,
  storeVector,
  vectorAt,
  vectorConstant,
} from '../assembler/vectors.ts';
import { blockBytes, type Kernel, parameters, pixelBytes, tapBytes } from './kernel.ts';

const pageBytes = 65_536;
const block = ['a', 'b', 'c', 'd'] as const;
const nothing = vectorConstant([0, 0, 0, 0]);

/** Throws if WebAssembly or its SIMD support is missing. */
export function simdKernel(): Kernel {
  const memory = new WebAssembly.Memory({ initial: 1 });
  return {
    room(bytes) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
      return memory.buffer;
    },
    gather: gather()(memory),
    weigh: weigh()(memory),
    put: put()(memory),
  };
}

function gather() {
  const names = {
    parameters: parameters.gather,
    variables: ['line', 'linesEnd', 'at', 'boxEnd'] as const,
    vectors: ['pixel', 'sum', 'perAlpha', 'ownAlpha'] as const,
  };
  return compiled(names, (locals) => {
    const { from, fromEnd, boxBytes, lineBytes, linesBytes, alphaBits, to, toStep } = locals;
    const { line, linesEnd, at, boxEnd, pixel, sum, perAlpha, ownAlpha } = locals;
    const seen = addAll(multiplyAll(lastOf(pixel), perAlpha), ownAlpha);
    const along = [
      ...set(pixel, bytesAsFloats(or(wordAt(at), alphaBits))),
      ...set(sum, addAll(sum, multiplyAll(pixel, seen))),
      ...set(at, add(at, constant(4))),
    ];
    const down = [
      ...set(at, line),
      ...set(boxEnd, add(line, boxBytes)),
      ...repeatWhileLess(at, boxEnd, along),
      ...set(line, add(line, lineBytes)),
    ];
    const boxes = block.flatMap((_, index) => [
      ...set(sum, nothing),
      ...set(line, from),
      ...set(linesEnd, add(from, linesBytes)),
      ...repeatWhileLess(line, linesEnd, down),
      ...storeVector(to, sum, index * pixelBytes),
      ...set(from, add(from, boxBytes)),
    ]);
    return [
      ...set(perAlpha, vectorConstant([1 / 255, 1 / 255, 1 / 255, 0])),
      ...set(ownAlpha, vectorConstant([0, 0, 0, 1])),
      ...repeatWhileLess(from, fromEnd, [...boxes, ...set(to, add(to, toStep))]),
    ];
  });
}

function weigh() {
  const names = {
    parameters: parameters.weigh,
    variables: ['tap', 'setEnd', 'at', 'pixel', 'pixelsEnd', 'place'] as const,
    vectors: ['weight', 'least', 'most', ...block] as const,
  };
  return compiled(names, (locals) => {
    const { from, fromStep, taps, tapsStep, setBytes, setsBytes, bounds, to, toStep, toEnd, toApart } = locals;
    const { tap, setEnd, at, pixel, pixelsEnd, place, weight, least, most } = locals;
    const sums = block.map((name) => locals[name]);
    const oneTap = [
      ...set(weight, fourfoldAt(tap)),
      ...set(at, add(from, wordAt(tap, 4))),
      ...sums.flatMap((sum, index) => set(sum, addAll(sum, multiplyAll(weight, vectorAt(at, index * pixelBytes))))),
      ...set(tap, add(tap, constant(tapBytes))),
    ];
    const stored = sums.flatMap((sum) => [
      ...storeVector(place, smallerOfAll(largerOfAll(sum, least), most)),
      ...set(place, add(place, toApart)),
    ]);
    const oneSet = [
      ...sums.flatMap((sum) => set(sum, nothing)),
      ...set(setEnd, add(tap, setBytes)),
      ...repeatWhileLess(tap, setEnd, oneTap),
      ...set(place, pixel),
      ...stored,
      ...set(pixel, add(pixel, constant(pixelBytes))),
    ];
    return [
      ...set(least, vectorAt(bounds)),
      ...set(most, vectorAt(bounds, pixelBytes)),
      ...repeatWhileLess(to, toEnd, [
        ...set(tap, taps),
        ...set(pixel, to),
        ...set(pixelsEnd, add(to, setsBytes)),
        ...repeatWhileLess(pixel, pixelsEnd, oneSet),
        ...set(from, add(from, fromStep)),
        ...set(taps, add(taps, tapsStep)),
        ...set(to, add(to, toStep)),
      ]),
    ];
  });
}

function put() {
  const names = {
    parameters: parameters.put,
    variables: [] as const,
    vectors: ['alpha', 'all', 'ownAlpha', 'minSeen', ...block] as const,
  };
  return compiled(names, (locals) => {
    const { from, to, toEnd, alpha, all, ownAlpha, minSeen, a, b, c, d } = locals;
    const straight = [a, b, c, d].flatMap((pixel, index) => [
      ...set(pixel, vectorAt(from, index * pixelBytes)),
      ...set(alpha, lastOf(pixel)),
      ...set(pixel, multiplyAll(pixel, addAll(divideAll(all, alpha), ownAlpha))),
      ...set(pixel, andAll(pixel, isAtLeastAll(alpha, minSeen))),
    ]);
    return [
      ...set(all, vectorConstant([255, 255, 255, 0])),
      ...set(ownAlpha, vectorConstant([0, 0, 0, 1])),
      ...set(minSeen, vectorConstant([0.5, 0.5, 0.5, 0.5])),
      ...repeatWhileLess(to, toEnd, [
        ...straight,
        ...storeVector(to, floatsAsBytes([a, b, c, d])),
        ...set(from, add(from, constant(blockBytes))),
        ...set(to, add(to, constant(pixelBytes))),
      ]),
    ];
  });
}
