/**
 * The three steps of resampling, on one memory: all that takes long. Places and distances are in bytes. In between, a
 * pixel is four floats: its colours times its alpha, because the colours of clear pixels must not show; and its alpha.
 */
export interface Kernel {
  /** The memory, of that size or larger; nothing in it is to be relied on. */
  room(bytes: number): ArrayBuffer;
  /** From RGBA, along `from` up to `fromEnd`: the sums of boxes of pixels, in blocks of four, `toStep` apart. */
  gather(values: Values<'gather'>): void;
  /**
   * Weighs blocks of four pixels, `fromStep` apart, to sums within `bounds`: by each set of taps of a block, four pixels,
   * `toApart` apart. A tap is a float, how much a block counts, and a word, how far away it is. What several sets make,
   * up to `setsBytes`, stands side by side.
   */
  weigh(values: Values<'weigh'>): void;
  /** To RGBA, with straight alpha, up to `toEnd`. */
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
