import type { Pixels } from '../pixels.ts';
import { scalesFor, transform } from './dct.ts';
import { quantization } from './quantization.ts';
import { brightnessTables, colourTables, Tokens } from './tokens.ts';

const side = 8;
/** Adding and subtracting this removes the fraction: rounds without a branch on the sign. */
const rounding = 1.5 * 2 ** 52;

interface Component {
  readonly samples: Float64Array;
  readonly scales: Float64Array;
  readonly tables: number;
  /** DC coefficient of the previous block. */
  previous: number;
}

/** Splits a picture into 8 × 8 blocks, and these into tokens. */
export function tokensOf({ width, height, data }: Pixels<4>, quality: number): Tokens {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const { brightness, colour } = quantization(quality);
  const components = [
    component(brightness, brightnessTables),
    component(colour, colourTables),
    component(colour, colourTables),
  ];
  const [y, cb, cr] = components as [Component, Component, Component];
  const tokens = new Tokens(pixels.length >> 2);
  const block = new Uint32Array(side * side);
  const coefficients = new Int32Array(side * side);
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      copyBlock(pixels, width, height, left, top, block);
      const kind = kindOf(block);
      if (kind === 'flat') {
        split(block, 1, y.samples, cb.samples, cr.samples);
        for (const one of components) addFlat(tokens, one);
        continue;
      }
      split(block, block.length, y.samples, cb.samples, cr.samples);
      addBlock(tokens, y, coefficients);
      for (const one of [cb, cr]) {
        if (kind === 'grey') addFlat(tokens, one);
        else addBlock(tokens, one, coefficients);
      }
    }
  }
  return tokens;
}

/** The same for a picture with brightness only. */
export function greyTokensOf({ width, height, data }: Pixels<1>, quality: number): Tokens {
  const pixels = new Uint32Array(data);
  const grey = component(quantization(quality).brightness, brightnessTables);
  const tokens = new Tokens(pixels.length >> 2);
  const block = new Uint32Array(side * side);
  const coefficients = new Int32Array(side * side);
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      copyBlock(pixels, width, height, left, top, block);
      for (let i = 0; i < block.length; i += 1) grey.samples[i] = (block[i] as number) - 128;
      if (kindOf(block) === 'flat') addFlat(tokens, grey);
      else addBlock(tokens, grey, coefficients);
    }
  }
  return tokens;
}

function component(steps: Uint8Array, tables: number): Component {
  return { samples: new Float64Array(side * side), scales: scalesFor(steps), tables, previous: 0 };
}

/** A block that extends beyond the picture is padded with the last row and column. */
function copyBlock(
  pixels: Uint32Array,
  width: number,
  height: number,
  left: number,
  top: number,
  block: Uint32Array,
): void {
  for (let y = 0, to = 0; y < side; y += 1) {
    const row = Math.min(top + y, height - 1) * width;
    for (let x = 0; x < side; x += 1, to += 1) {
      block[to] = pixels[row + Math.min(left + x, width - 1)] as number;
    }
  }
}

/** Graphics mostly consist of flat blocks, and of black or grey on white. */
function kindOf(block: Uint32Array): 'flat' | 'grey' | 'coloured' {
  const first = block[0] as number;
  let differing = 0;
  let colour = 0;
  for (let i = 0; i < block.length; i += 1) {
    const pixel = block[i] as number;
    differing |= pixel ^ first;
    colour |= pixel ^ (pixel >>> 8);
  }
  if (differing === 0) return 'flat';
  return (colour & 0xffff) === 0 ? 'grey' : 'coloured';
}

/** To Y, Cb and Cr around 0 (JFIF). A pixel is a word with red in the lowest byte. */
function split(block: Uint32Array, count: number, y: Float64Array, cb: Float64Array, cr: Float64Array): void {
  for (let i = 0; i < count; i += 1) {
    const pixel = block[i] as number;
    const red = pixel & 0xff;
    const green = (pixel >>> 8) & 0xff;
    const blue = (pixel >>> 16) & 0xff;
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    y[i] = brightness - 128;
    cb[i] = (blue - brightness) / 1.772;
    cr[i] = (red - brightness) / 1.402;
  }
}

function addBlock(tokens: Tokens, component: Component, coefficients: Int32Array): void {
  const { samples, scales, tables, previous } = component;
  transform(samples);
  for (let i = 0; i < coefficients.length; i += 1) {
    coefficients[i] = (samples[i] as number) * (scales[i] as number) + rounding - rounding;
  }
  tokens.addBlock(coefficients, previous, tables);
  component.previous = coefficients[0] as number;
}

/** Only the DC coefficient of 64 equal samples. */
function addFlat(tokens: Tokens, component: Component): void {
  const { samples, scales, tables, previous } = component;
  const first = Math.round(64 * (samples[0] as number) * (scales[0] as number));
  tokens.addFlat(first, previous, tables);
  component.previous = first;
}
