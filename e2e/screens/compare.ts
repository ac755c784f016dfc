import sharp from 'sharp';

/** Compares screenshots by what a visitor would notice, not by how a machine smooths its letters. */

/** Pictures are kept at half their size, which is enough to see what changed. */
const scale = 0.5;
/** Side of the squares whose mean colours are compared: 8 pixels of the page. */
const side = 8 * scale;

/**
 * What may differ, in levels of 255: all squares on average, any one of them, and how many of them by more than a few
 * levels. Chosen in docs/decisions/face.md.
 */
const limits = { mean: 4, square: 40, few: 28, shareAboveFew: 0.0025 };

export async function reduce(screenshot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' })
    .webp({ quality: 60, smartSubsample: true, effort: 6 })
    .toBuffer();
}

interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** Three mean values for each square. */
  readonly colours: Float32Array;
}

async function squaresOf(picture: Buffer): Promise<Squares> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [Math.ceil(info.width / side), Math.ceil(info.height / side)];
  const colours = new Float32Array(columns * rows * 3);
  for (let y = 0; y < info.height; y += 1) {
    // Squares at the edges may be smaller.
    const rowsInSquare = Math.min(side, info.height - (y - (y % side)));
    for (let x = 0; x < info.width; x += 1) {
      const pixels = rowsInSquare * Math.min(side, info.width - (x - (x % side)));
      const at = 3 * (Math.floor(y / side) * columns + Math.floor(x / side));
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[3 * (y * info.width + x) + channel] ?? 0;
        colours[at + channel] = (colours[at + channel] ?? 0) + value / pixels;
      }
    }
  }
  return { columns, rows, colours };
}

interface Comparison {
  /** By how much the colour of each square differs. Empty if the pictures have different sizes. */
  readonly differences: Float32Array;
  /** What is wrong, in words. */
  readonly fault: string | undefined;
}

/** Both are results of `reduce`. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([squaresOf(expected), squaresOf(actual)]);
  if (one.columns !== other.columns || one.rows !== other.rows) {
    const sizeOf = ({ columns, rows }: Squares) => `${8 * columns} × ${8 * rows} pixels`;
    const fault = `is about ${sizeOf(other)}, not ${sizeOf(one)}`;
    return { differences: new Float32Array(), fault };
  }
  const differences = new Float32Array(one.columns * one.rows);
  for (const [index, value] of one.colours.entries()) {
    const square = Math.floor(index / 3);
    differences[square] = Math.max(differences[square] ?? 0, Math.abs(value - (other.colours[index] ?? 0)));
  }
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  const max = differences.reduce((most, value) => Math.max(most, value), 0);
  const share = differences.filter((value) => value > limits.few).length / differences.length;
  const isAlike = mean <= limits.mean && max <= limits.square && share <= limits.shareAboveFew;
  const found = [
    `differs by ${mean.toFixed(1)} levels on average (at most ${limits.mean})`,
    `by ${max.toFixed(0)} in one place (at most ${limits.square})`,
    `and in ${(100 * share).toFixed(2)} % of all places by more than ${limits.few} (at most ${100 * limits.shareAboveFew} %)`,
  ].join(', ');
  return { differences, fault: isAlike ? undefined : found };
}

/** Expected, actual and, over a pale copy of it, the places that differ, side by side as a PNG. */
export async function sideBySide(expected: Buffer | undefined, actual: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(actual).metadata();
  const first = expected ?? actual;
  const { width: firstWidth, height: firstHeight } = await sharp(first).metadata();
  const gap = 16;
  const places = [0, firstWidth + gap, firstWidth + width + 2 * gap];
  return sharp({
    create: {
      width: firstWidth + 2 * width + 2 * gap,
      height: Math.max(height, firstHeight),
      channels: 3,
      background: '#888',
    },
  })
    .composite(
      [first, actual, await marked(expected, actual)].map((input, index) => ({
        input,
        left: places[index] ?? 0,
        top: 0,
      })),
    )
    .png()
    .toBuffer();
}

async function marked(expected: Buffer | undefined, actual: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(actual).metadata();
  const pale = await sharp(actual).greyscale().toColourspace('srgb').linear(0.3, 178).png().toBuffer();
  const { differences } = expected ? await compare(expected, actual) : { differences: new Float32Array() };
  const columns = Math.ceil(width / side);
  const squares = [...differences].map((value, index) => {
    const opacity = Math.min(1, value / limits.square);
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side];
    return opacity < 0.1 ? '' : `<rect x="${x}" y="${y}" width="${side}" height="${side}" opacity="${opacity}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#e00">${squares.join('')}</svg>`;
  return sharp(pale)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
