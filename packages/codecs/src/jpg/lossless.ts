import { areaBefore, mirroredAxes, turnedSize } from '@image-converter/formats/turning';
import { readJpeg } from '../completeness/jpeg.ts';
import type { Component, Frame } from '../completeness/jpeg-frame.ts';
import type { Move } from '../move-pixels.ts';
import { type JpegComponent, type JpegFrame, jpegFile } from './encode.ts';
import { zigzag } from './quantization.ts';
import { brightnessTables, colourTables, Tokens } from './tokens.ts';

/** A sample takes two bytes, and the file and its tokens are in memory as well. */
export const maxMovedPixels = 2 ** 26;
/** Grey, or YCbCr and RGB. */
const supportedComponents = [1, 3];

export interface JpegSegments {
  /** Of the file. */
  readonly segments: readonly Uint8Array[];
  /** Those to start the new file with: how its colours are encoded. */
  readonly colours: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * Turns a JPEG and cuts out a part without decoding it: the quantized coefficients of whole blocks are moved, so no
 * pixel is rounded again. Undefined if that would lose an edge that fills no block, or keep pixels that were cut off.
 */
export function movedJpeg(
  jpeg: Uint8Array<ArrayBuffer>,
  { segments, colours }: JpegSegments,
  move: Move,
): Uint8Array<ArrayBuffer>[] | undefined {
  const { orientation, area } = move;
  const steps = quantizationIn(segments);
  const frame = steps && readJpeg(jpeg, 'coefficients');
  if (!frame || frame === 'unknown' || !supportedComponents.includes(frame.components.length)) return undefined;
  const blocks = blocksOf(frame, move);
  if (!blocks) return undefined;
  const isSwapped = orientation >= 5;
  const swapped = ({ across, down }: Component) => (isSwapped ? { across: down, down: across } : { across, down });
  const isGrey = frame.components.length === 1;
  const components = frame.components.map((one): JpegComponent => {
    const factors = isGrey ? { across: 1, down: 1 } : swapped(one);
    return { id: one.id, quantization: one.quantization, ...factors };
  });
  const used = new Set(components.map(({ quantization }) => quantization));
  const quantization = new Map(
    [...used].flatMap((number) => {
      const own = steps.get(number);
      return own ? [[number, isSwapped ? transposed(own) : own] as const] : [];
    }),
  );
  if (quantization.size < used.size) return undefined;
  const described: JpegFrame = { width: area.width, height: area.height, components, quantization };
  return jpegFile(described, tokensOfMoved(frame, described, blocks, move), colours);
}

/** Of the source, in MCUs. */
interface Blocks {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

/** Undefined unless the part starts and ends between MCUs, or ends where the picture does. */
function blocksOf(frame: Frame, { orientation, area }: Move): Blocks | undefined {
  const { left, top, width, height } = areaBefore(area, orientation, frame);
  const unit = unitOf(frame);
  const mirrored = mirroredAxes(orientation);
  const isAligned = (from: number, to: number, side: number, whole: number, isMirrored: boolean) =>
    from % side === 0 && (to % side === 0 || (to === whole && !isMirrored));
  if (!isAligned(left, left + width, unit.width, frame.width, mirrored.x)) return undefined;
  if (!isAligned(top, top + height, unit.height, frame.height, mirrored.y)) return undefined;
  return {
    left: left / unit.width,
    top: top / unit.height,
    across: Math.ceil(width / unit.width),
    down: Math.ceil(height / unit.height),
  };
}

/** The MCU of an interleaved scan, in pixels; a picture of one component has none. */
function unitOf({ components }: Frame): { readonly width: number; readonly height: number } {
  const most = (side: 'across' | 'down') => Math.max(...components.map((one) => one[side]));
  return components.length === 1 ? { width: 8, height: 8 } : { width: 8 * most('across'), height: 8 * most('down') };
}

/** Goes through the blocks of the result, and fetches each from where it was. */
function tokensOfMoved(frame: Frame, { components }: JpegFrame, blocks: Blocks, { orientation }: Move): Tokens {
  const isSwapped = orientation >= 5;
  const mirrored = mirroredAxes(orientation);
  const tokens = new Tokens(frame.unitsAcross * frame.unitsDown * 64);
  const order = coefficientOrder(isSwapped, mirrored);
  const block = new Int32Array(64);
  const previous = components.map(() => 0);
  const units = turnedSize({ width: blocks.across, height: blocks.down }, orientation);
  for (let row = 0; row < units.height; row += 1) {
    for (let column = 0; column < units.width; column += 1) {
      for (const [index, { across, down }] of components.entries()) {
        for (let y = row * down; y < (row + 1) * down; y += 1) {
          for (let x = column * across; x < (column + 1) * across; x += 1) addBlock(index, x, y);
        }
      }
    }
  }
  return tokens;

  function addBlock(index: number, x: number, y: number): void {
    const source = frame.components[index] as Component;
    const { across, down } = components[index] as JpegComponent;
    // Blocks of the source per MCU; the factors of the result are swapped.
    const [perColumn, perRow] = isSwapped ? [down, across] : [across, down];
    const [column, row] = isSwapped ? [y, x] : [x, y];
    const from = blocks.left * perColumn + (mirrored.x ? blocks.across * perColumn - 1 - column : column);
    const top = blocks.top * perRow + (mirrored.y ? blocks.down * perRow - 1 - row : row);
    const tables = index === 0 ? brightnessTables : colourTables;
    const before = previous[index] as number;
    // Only fills the last MCU: nothing of it is displayed.
    if (from >= source.columns || top >= source.rows) {
      tokens.addFlat(before, before, tables);
      return;
    }
    const start = (top * source.stride + from) * 64;
    for (let at = 0; at < 64; at += 1) {
      const value = source.coefficients[start + (order.places[at] as number)] as number;
      block[at] = order.negated[at] ? -value : value;
    }
    tokens.addBlock(block, before, tables);
    previous[index] = block[0] as number;
  }
}

/**
 * For each coefficient of a turned block, row by row: its place in the stored block, and whether its sign changes.
 * Reversing an axis negates the odd frequencies along it.
 */
function coefficientOrder(isSwapped: boolean, mirrored: { readonly x: boolean; readonly y: boolean }) {
  const placeInFile = new Uint8Array(64);
  for (const [index, place] of zigzag.entries()) placeInFile[place] = index;
  const places = new Uint8Array(64);
  const negated = new Uint8Array(64);
  for (let at = 0; at < 64; at += 1) {
    const [u, v] = isSwapped ? [at >> 3, at & 7] : [at & 7, at >> 3];
    places[at] = placeInFile[v * 8 + u] as number;
    negated[at] = Number((mirrored.x && u % 2 === 1) !== (mirrored.y && v % 2 === 1));
  }
  return { places, negated };
}

function transposed(steps: Uint8Array): Uint8Array {
  return steps.map((_, at) => steps[(at & 7) * 8 + (at >> 3)] as number);
}

const [DQT, SOS] = [0xdb, 0xda];
/** A table number, and a byte for each step. */
const tableLength = 65;

/** Steps by table number, row by row. Undefined for tables with 16 bits, or that change between scans. */
function quantizationIn(segments: readonly Uint8Array[]): Map<number, Uint8Array> | undefined {
  const tables = new Map<number, Uint8Array>();
  const scanAt = segments.findIndex(([, marker]) => marker === SOS);
  for (const [index, segment] of segments.entries()) {
    if (segment[1] !== DQT) continue;
    for (let at = 4; at + tableLength <= segment.length; at += tableLength) {
      const number = segment[at] as number;
      if (number > 3 || index > scanAt) return undefined;
      const steps = new Uint8Array(64);
      for (const [order, place] of zigzag.entries()) steps[place] = segment[at + 1 + order] as number;
      tables.set(number, steps);
    }
  }
  return tables;
}
