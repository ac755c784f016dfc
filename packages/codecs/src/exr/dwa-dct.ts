import { CodecError } from '@image-converter/formats/codec-error';
import { halfBits, halfFloat } from '../colour/half.ts';
import type { Plane } from './shape.ts';

const side = 8;
const area = side * side;
/** Escape values: the rest of the square is zero, or a run of zeros follows. */
const restIsZero = 0xff00;
const zeros = 0xff;

/** Coefficients of all squares, and the read positions. */
interface Cursor {
  readonly ac: Uint16Array;
  readonly dc: Uint16Array;
  acAt: number;
  dcAt: number;
}

/** Positions of coefficients in a square, from the lowest frequency to the highest. */
const zigzag = Array.from({ length: area }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }))
  .sort((one, other) => {
    const [sum, otherSum] = [one.x + one.y, other.x + other.y];
    if (sum !== otherSum) return sum - otherSum;
    return sum % 2 === 0 ? one.x - other.x : one.y - other.y;
  })
  .map(({ x, y }) => y * side + x);

/** Weight of each frequency at each position. */
const waves = Float64Array.from({ length: area }, (_, at) => {
  const [frequency, place] = [Math.floor(at / side), at % side];
  return Math.cos(((2 * place + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** One channel, or three: luma and two chroma channels. */
export function decodeDct(planes: readonly Plane[], cursor: Cursor): Uint8Array[] {
  const { width, height } = planes[0] as Plane;
  const out = planes.map((plane) => new DataView(new ArrayBuffer(plane.rowBytes * plane.height)));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const squares = planes.map(() => new Float64Array(area));
  const isColour = planes.length === 3;
  const curves = planes.map(({ channel }) => (isColour || !channel.isPerceptual ? straightened : unchanged));
  if (cursor.dcAt + planes.length * columns * rows > cursor.dc.length)
    throw new CodecError('CORRUPT', 'EXR: DWA means');
  for (let square = 0; square < columns * rows; square += 1) {
    for (const [index, values] of squares.entries()) {
      // DC values are stored channel by channel.
      values.fill(0)[0] = halfFloat(cursor.dc[cursor.dcAt + index * columns * rows + square] as number);
      if (readSquare(values, cursor)) transformBack(values);
      else values.fill((values[0] as number) / side);
    }
    if (isColour) mixColours(squares as [Float64Array, Float64Array, Float64Array]);
    const [left, top] = [(square % columns) * side, Math.floor(square / columns) * side];
    for (const [index, values] of squares.entries())
      store(values, planes[index] as Plane, out[index] as DataView, { left, top }, curves[index] as Curve);
  }
  cursor.dcAt += planes.length * columns * rows;
  return out.map((view) => new Uint8Array(view.buffer));
}

/** Whether the square has AC coefficients. */
function readSquare(values: Float64Array, cursor: Cursor): boolean {
  let hasMore = false;
  for (let at = 1; at < area; ) {
    const word = cursor.ac[cursor.acAt++];
    if (word === undefined) throw new CodecError('CORRUPT', 'EXR: DWA numbers');
    if (word === restIsZero) break;
    if (word >> 8 === zeros) {
      at += word & 255;
      continue;
    }
    values[zigzag[at++] as number] = halfFloat(word);
    hasMore = true;
  }
  return hasMore;
}

const between = new Float64Array(area);

/** Rows, then columns. */
function transformBack(values: Float64Array): void {
  transformLines(values, between);
  transformLines(between, values);
}

/** Each row of one array becomes a column of the other. */
function transformLines(from: Float64Array, to: Float64Array): void {
  for (let line = 0; line < side; line += 1) {
    for (let place = 0; place < side; place += 1) {
      let sum = 0;
      for (let frequency = 0; frequency < side; frequency += 1)
        sum += (from[line * side + frequency] as number) * (waves[frequency * side + place] as number);
      to[place * side + line] = sum;
    }
  }
}

/** BT.709. */
function mixColours([first, second, third]: readonly [Float64Array, Float64Array, Float64Array]): void {
  for (let at = 0; at < area; at += 1) {
    const [light, blue, red] = [first[at] as number, second[at] as number, third[at] as number];
    first[at] = light + 1.5747 * red;
    second[at] = light - 0.1873 * blue - 0.4682 * red;
    third[at] = light + 1.8556 * blue;
  }
}

type Curve = (value: number) => number;

function store(
  values: Float64Array,
  { width, height, channel, rowBytes }: Plane,
  out: DataView,
  { left, top }: { left: number; top: number },
  curve: Curve,
): void {
  for (let y = 0; y < Math.min(side, height - top); y += 1) {
    const row = (top + y) * rowBytes;
    for (let x = 0; x < Math.min(side, width - left); x += 1) {
      const light = curve(values[y * side + x] as number);
      if (channel.type === 'half') out.setUint16(row + (left + x) * 2, halfBits(light), true);
      else out.setFloat32(row + (left + x) * 4, light, true);
    }
  }
}

const unchanged: Curve = (value) => value;

/** Values were compressed with a gamma of 2.2 up to 1, and logarithmically above. */
const straightened: Curve = (value) => {
  const magnitude = Math.abs(value);
  const light = magnitude <= 1 ? magnitude ** 2.2 : Math.exp(2.2 * (magnitude - 1));
  return Math.sign(value) * light;
};
