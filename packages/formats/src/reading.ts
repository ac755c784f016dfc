import { defaultsOf, either, matching, type OptionEntry, type OptionsOf, oneOf, wholeNumber } from './option-checks.ts';
import { isPages } from './pages.ts';

export const drawnSide = wholeNumber(1, 16_384);

/** How to read a file. `readOptions` in the table of formats says which options apply to which format. */
export const readingTable = {
  pages: {
    default: 'first',
    check: matching(/^(first|all|[1-9][0-9]{0,4}-[1-9][0-9]{0,4})$/, isPages),
  },
  /** Resolution at which document pages are rendered. */
  dpi: { default: 150, check: wholeNumber(10, 600) },
  /** In pixels, for vector drawings, which can be rendered at any size. */
  longestSide: {
    default: 'as stated',
    check: either(oneOf('as stated'), drawnSide),
  },
  /** For camera raw: develop the sensor data, or use the camera's own preview. */
  raw: { default: 'developed', check: oneOf('developed', 'camera preview') },
  frames: {
    default: 'first',
    check: oneOf('first', 'all'),
  },
} as const satisfies Record<string, OptionEntry>;

export type ReadingOptions = OptionsOf<typeof readingTable>;

export const defaultReading = defaultsOf(readingTable);
