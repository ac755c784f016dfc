/**
 * The three steps of resampling that take long, all on one memory. Places and distances are in bytes. Between the steps
 * a pixel is four floats: its colours times its alpha, as the colours of clear pixels must not show, and its alpha.
 */
export interface Kernel {
  /** The memory, of at least this size; whatever is in it may be overwritten. */
  room(bytes: number): ArrayBuffer;
  /** Adds up boxes of RGBA pixels, from `from` to `fromEnd`. The sums are written in blocks of four, `toStep` apart. */
  gather(values: Values<'gather'>): void;
  /**
   * Makes weighted sums of blocks of four pixels, each block `fromStep` after the last, and keeps them within `bounds`.
   * A tap is a float, the weight of a block, and a word, how far away that block is. A set of taps makes four pixels,
   * which are written `toApart` from each other; what several sets make, `setsBytes` in all, is written side by side.
   */
  weigh(values: Values<'weigh'>): void;
  /** Writes RGBA with straight alpha, up to `toEnd`. */
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
