import { blockBytes, type Kernel, pixelBytes, tapBytes } from './kernel.ts';

/** For browsers without WebAssembly, such as Safari in Lockdown Mode. */
export function plainKernel(): Kernel {
  let memory = new ArrayBuffer(0);
  let [bytes, words, floats] = [new Uint8ClampedArray(), new Int32Array(), new Float32Array()];
  return {
    room(size) {
      if (size > memory.byteLength) memory = new ArrayBuffer(Math.ceil(size / blockBytes) * blockBytes);
      [bytes, words, floats] = [new Uint8ClampedArray(memory), new Int32Array(memory), new Float32Array(memory)];
      return memory;
    },

    gather({ from, fromEnd, boxBytes, lineBytes, linesBytes, alphaBits, to, toStep }) {
      for (let [left, index] = [from, 0]; left < fromEnd; left += boxBytes, index += 1) {
        let [red, green, blue, alpha] = [0, 0, 0, 0];
        for (let line = left; line < left + linesBytes; line += lineBytes) {
          for (let at = line >> 2; at < (line + boxBytes) >> 2; at += 1) {
            const word = (words[at] as number) | alphaBits;
            const seen = (word >>> 24) / 255;
            red += (word & 255) * seen;
            green += ((word >>> 8) & 255) * seen;
            blue += ((word >>> 16) & 255) * seen;
            alpha += word >>> 24;
          }
        }
        const place = (to + (index >> 2) * toStep + (index & 3) * pixelBytes) >> 2;
        floats[place] = red;
        floats[place + 1] = green;
        floats[place + 2] = blue;
        floats[place + 3] = alpha;
      }
    },

    weigh({ from, fromStep, taps, tapsStep, setBytes, setsBytes, bounds, to, toStep, toEnd, toApart }) {
      const [least, most] = [floats[bounds >> 2] as number, floats[(bounds + pixelBytes) >> 2] as number];
      const within = (sum: number) => Math.min(most, Math.max(least, sum));
      for (let [block, first, start] = [from, taps, to]; start < toEnd; start += toStep) {
        for (let [set, place] = [first, start]; place < start + setsBytes; set += setBytes, place += pixelBytes) {
          for (let pixel = 0; pixel < 4; pixel += 1) {
            let [red, green, blue, alpha] = [0, 0, 0, 0];
            for (let tap = set >> 2; tap < (set + setBytes) >> 2; tap += tapBytes >> 2) {
              const weight = floats[tap] as number;
              const at = (block + pixel * pixelBytes + (words[tap + 1] as number)) >> 2;
              red += weight * (floats[at] as number);
              green += weight * (floats[at + 1] as number);
              blue += weight * (floats[at + 2] as number);
              alpha += weight * (floats[at + 3] as number);
            }
            const at = (place + pixel * toApart) >> 2;
            floats[at] = within(red);
            floats[at + 1] = within(green);
            floats[at + 2] = within(blue);
            floats[at + 3] = within(alpha);
          }
        }
        block += fromStep;
        first += tapsStep;
      }
    },

    put({ from, to, toEnd }) {
      for (let [at, place] = [from >> 2, to]; place < toEnd; at += 4, place += 4) {
        const alpha = floats[at + 3] as number;
        const seen = alpha < 0.5 ? 0 : 255 / alpha;
        bytes[place] = (floats[at] as number) * seen;
        bytes[place + 1] = (floats[at + 1] as number) * seen;
        bytes[place + 2] = (floats[at + 2] as number) * seen;
        bytes[place + 3] = alpha;
      }
    },
  };
}
