/**
 * The three slow steps of resampling, all on one memory. Offsets and distances are in bytes. Between the steps a pixel
 * is four floats: premultiplied colours, as the colours of transparent pixels must not show, and alpha.
 */
export interface Kernel {
  /** Returns a memory of at least this size; its contents may be overwritten. */
  room(bytes: number): ArrayBuffer;
  /** Adds up boxes of RGBA pixels, from `from` to `fromEnd`. The sums are written in blocks of four, `toStep` apart. */
  gather(values: Values<'gather'>): void;
  /**
   * Computes weighted sums of blocks of four pixels, each block `fromStep` after the last, clamped to `bounds`. A tap
   * is a float, the weight of a block, and a word, the distance to that block. A set of taps gives four pixels, which
   * are written `toApart` from each other; the results of several sets, `setsBytes` in all, are written side by side.
   */
  weigh(values: Values<'weigh'>): void;
  /** Writes RGBA with non-premultiplied alpha, up to `toEnd`. */
  put(values: Values<'put'>): void;
}

export const parameters = {
  gather: ['from', 'fromEnd', 'boxBytes', 'lineBytes', 'linesBytes', 'alphaBits', 'to', 'toStep'],
  weigh: [
    'from',
    'fromStep',
    'taps',
    'tapsStep',
    'setBytes',
    'setsBytes',
    'bounds',
    'to',
    'toStep',
    'toEnd',
    'toApart',
  ],
  put: ['from', 'to', 'toEnd'],
} as const;

type Values<Step extends keyof typeof parameters> = Readonly<Record<(typeof parameters)[Step][number], number>>;

export const pixelBytes = 16;
export const blockBytes = 4 * pixelBytes;
export const tapBytes = 8;
