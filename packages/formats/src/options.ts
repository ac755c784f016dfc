import { cropCheck } from './crop-check.ts';
import type { Target } from './formats.ts';
import { maxBytesCheck } from './max-bytes.ts';
import {
  defaultsOf,
  either,
  matching,
  type OptionEntry,
  type OptionsOf,
  oneOf,
  record,
  wholeNumber,
  yesOrNo,
} from './option-checks.ts';
import { defaultReading, type ReadingOptions, readingTable } from './reading.ts';
import { type SizeOption, sizeCheck } from './size-option.ts';
import { widthsCheck } from './widths.ts';

/** In milliseconds. Browsers slow down shorter ones. */
export const frameTime = wholeNumber(20, 10_000);

interface WritingEntry extends OptionEntry {
  readonly targets: readonly Target[];
  /** Values that only some of the targets have. */
  readonly onlyFor?: Readonly<Record<string, readonly Target[]>>;
  /** Whether it needs other pixels, so that those of a JPG cannot be copied as they are. */
  readonly changesPixels: boolean;
  /** It is about the pictures at hand, and would surprise whoever comes back with others. */
  readonly remembered?: false;
  /** In which the number is displayed. */
  readonly unit?: 'bytes';
}

/** Icons have a fixed set of sizes. */
const resizable = [
  'jpg',
  'png',
  'webp',
  'avif',
  'jxl',
  'gif',
  'tiff',
  'bmp',
  'pdf',
] as const satisfies readonly Target[];
const turnable = [...resizable, 'ico'] as const satisfies readonly Target[];
/** What web pages show, and so what browsers choose from several widths. */
const shownOnPages = ['jpg', 'png', 'webp', 'avif', 'gif'] as const satisfies readonly Target[];

/** Moves or drops pixels and leaves the others as they are: they keep 16 bits, and a JPG may keep its data. */
const moving = { targets: turnable, changesPixels: false, remembered: false } as const;

/**
 * How to write a picture: one entry per option, from which types, defaults, checks, the schema of the API, the panel,
 * the summary and the receipt are derived. All converters share these options, and the device remembers most of them.
 */
export const writingTable = {
  quality: {
    default: 90,
    check: wholeNumber(1, 100),
    targets: ['jpg', 'webp', 'avif', 'jxl', 'pdf'],
    changesPixels: true,
  },
  lossless: {
    default: false,
    check: yesOrNo,
    targets: ['webp', 'jxl'],
    changesPixels: true,
  },
  /** Instead of a quality: the smallest file that looks like its original, see looks.ts. Not for moving pictures. */
  look: {
    default: 'none',
    check: oneOf('none', 'same', 'close'),
    targets: ['jpg', 'webp', 'avif', 'jxl'],
    // A JPG may still be copied: if that gives the smaller file.
    changesPixels: false,
  },
  /** Applied to the picture as it is displayed; then come `flip`, `crop` and `size`. */
  rotate: { default: 0, check: oneOf(0, 90, 180, 270), ...moving },
  flip: {
    default: 'none',
    check: oneOf('none', 'horizontal', 'vertical'),
    ...moving,
  },
  crop: {
    default: 'none',
    check: cropCheck,
    ...moving,
  },
  size: {
    default: 'original',
    check: sizeCheck,
    targets: resizable,
    changesPixels: true,
  },
  /** Has an effect only together with a size. */
  enlarge: {
    default: false,
    check: yesOrNo,
    targets: resizable,
    changesPixels: false,
  },
  maxBytes: {
    default: undefined,
    check: maxBytesCheck,
    targets: ['jpg', 'png', 'webp', 'avif', 'jxl'],
    changesPixels: false,
    unit: 'bytes',
  },
  background: {
    default: '#ffffff',
    check: matching(/^#[0-9a-fA-F]{6}$/),
    targets: ['jpg', 'pdf'],
    changesPixels: false,
  },
  transparency: {
    default: 'keep',
    check: oneOf('keep', 'fill'),
    targets: ['png', 'webp', 'avif', 'jxl', 'gif', 'tiff', 'bmp', 'ico'],
    changesPixels: true,
  },
  /** A JPG may still be copied: if that gives the smaller file. */
  effort: {
    default: 'default',
    check: oneOf('default', 'smaller', 'palette'),
    targets: ['jpg', 'png'],
    onlyFor: { palette: ['png'] },
    changesPixels: false,
  },
  /** Of a PNG only together with the effort `palette`. */
  colours: {
    default: 256,
    check: wholeNumber(2, 256),
    targets: ['png', 'gif'],
    changesPixels: false,
  },
  dither: {
    default: 'half',
    check: oneOf('none', 'half', 'full'),
    targets: ['png', 'gif'],
    changesPixels: false,
  },
  metadata: {
    default: 'remove',
    check: oneOf('remove', 'without-location', 'without-location-with-texts', 'keep'),
    targets: ['jpg', 'png', 'webp', 'avif', 'jxl', 'tiff'],
    changesPixels: false,
  },
  widths: {
    default: 'none',
    check: widthsCheck,
    targets: shownOnPages,
    changesPixels: true,
  },
  favicons: {
    default: false,
    check: yesOrNo,
    targets: ['ico'],
    changesPixels: true,
  },
  colourSpace: {
    default: 'srgb',
    check: oneOf('srgb', 'original'),
    targets: ['jpg', 'png', 'webp', 'avif', 'tiff'],
    changesPixels: false,
  },
  density: {
    default: undefined,
    check: wholeNumber(1, 9600),
    targets: ['jpg'],
    changesPixels: false,
  },
  hdr: {
    default: 'keep',
    check: oneOf('keep', 'remove'),
    targets: ['jpg', 'avif'],
    changesPixels: false,
  },
  /** Its pictures have the size of the first: they are made to fit within it, with margins. */
  animation: {
    default: 'none',
    check: either(oneOf('none'), record({ milliseconds: frameTime, plays: oneOf(0, 1) })),
    targets: ['gif', 'webp'],
    changesPixels: false,
    remembered: false,
  },
} as const satisfies Record<string, WritingEntry>;

type WritingOptions = OptionsOf<typeof writingTable>;
export type WritingOption = keyof WritingOptions;

/** All options but the target, which a page or a call always states. */
export const optionTable = { ...readingTable, ...writingTable };

/**
 * How to read and write a picture. Passed on as a whole from the page to the encoder, in the browser and on the server.
 */
export interface ConversionOptions extends ReadingOptions, WritingOptions {
  readonly target: Target;
  /**
   * How a page names results, if not after their files. Chosen, remembered and passed on with the options, but only pages
   * have file names: neither the API nor an encoder gets it.
   */
  readonly names?: string | undefined;
}

export type Choices = Omit<ConversionOptions, 'target'>;

export const defaultChoices: Choices = { ...defaultReading, ...defaultsOf(writingTable) };

export const writingOptions = Object.keys(writingTable) as WritingOption[];

export function targetDefaults(target: Target): ConversionOptions & { readonly maxBytes: undefined } {
  return { target, ...defaultChoices, maxBytes: undefined };
}

/** Whether the target has this option or, if that is given, this value of it. */
export function applies(option: WritingOption, target: Target, value?: unknown): boolean {
  const { targets, onlyFor = {} }: WritingEntry = writingTable[option];
  return targets.includes(target) && (onlyFor[String(value)]?.includes(target) ?? true);
}

/** Resets options that do not apply to the target to their defaults. */
export function applicable<Options extends ConversionOptions>(options: Options): Options {
  const { target, transparency } = options;
  const isUsed = (option: WritingOption) =>
    applies(option, target, options[option]) || (option === 'background' && transparency === 'fill');
  const unused = writingOptions.filter((option) => !isUsed(option)).map((option) => [option, defaultChoices[option]]);
  return { ...options, ...Object.fromEntries(unused) };
}

/** Also resets what other options overrule, so that the page neither says nor offers what has no effect. */
export function effective(options: ConversionOptions): ConversionOptions {
  const { quality, look, maxBytes, size, enlarge, colours, dither } = defaultChoices;
  const meant = applicable(options);
  const hasWidths = meant.widths !== defaultChoices.widths;
  return {
    ...meant,
    ...(hasWidths && { size }),
    // Lossless output has no quality, and nothing to trade for a smaller file.
    ...(meant.lossless && { quality, look, maxBytes }),
    ...(!meant.lossless && meant.look !== look && { quality }),
    ...((hasWidths || !scales(meant.size)) && { enlarge }),
    ...(!hasPalette(meant) && { colours, dither }),
  };
}

/** Whether the result has few colours, as many as chosen. */
export function hasPalette({ target, effort }: Pick<ConversionOptions, 'target' | 'effort'>): boolean {
  return target === 'gif' || effort === 'palette';
}

function scales(size: SizeOption): boolean {
  return size !== 'original' && !('padRatio' in size);
}

/** Whether an option moves or drops pixels; for options that apply to their target. */
export function movesPixels({ rotate, flip, crop }: Pick<ConversionOptions, 'rotate' | 'flip' | 'crop'>): boolean {
  return rotate !== defaultChoices.rotate || flip !== defaultChoices.flip || crop !== defaultChoices.crop;
}

/** Whether an option needs other pixels than those of the file; for options that apply to their target. */
export function changesPixels(options: ConversionOptions): boolean {
  return writingOptions.some(
    (option) => writingTable[option].changesPixels && options[option] !== defaultChoices[option],
  );
}

/** PNG and TIFF keep 16 bits per sample, unless an option needs other pixels or a smaller file. */
export function keepsDepth(given: ConversionOptions): boolean {
  const options = applicable(given);
  const isDefault = !changesPixels(options) && options.effort === defaultChoices.effort;
  return isDefault && (options.target === 'png' || options.target === 'tiff');
}
