/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** From 0 to 1, for whole numbers. */
export function hash(x: number, y: number, z = 0): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Smooth, from 0 to 1, with features of about one unit. */
export function noise(x: number, y: number, z = 0): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const front = Math.floor(z);
  const back = ease(z - front);
  const near = layer(left, top, front, ease(x - left), ease(y - top));
  return back === 0 ? near : mix(near, layer(left, top, front + 1, ease(x - left), ease(y - top)), back);
}

function layer(left: number, top: number, depth: number, across: number, down: number): number {
  const above = mix(hash(left, top, depth), hash(left + 1, top, depth), across);
  return mix(above, mix(hash(left, top + 1, depth), hash(left + 1, top + 1, depth), across), down);
}

/** Noise with finer and finer detail, from 0 to 1. */
export function fractal(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let weights = 0;
  let weight = 1;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale, y * scale, z * scale);
    weights += weight;
    weight /= 2;
    scale *= 2.03;
  }
  return sum / weights;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** From 0 at `from` to 1 at `to`, without a corner at either. */
export function smooth(from: number, to: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
