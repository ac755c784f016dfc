import type { MetadataReport } from '@image-converter/formats/report';
import { uncounted } from '@image-converter/formats/uncounted';
import { formatHundredths, formatNumber, formatSize } from '../../i18n/numbers.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { fill } from '../../i18n/translate.ts';
import type { Language } from '../../routes/pages.ts';
import type { Receipt } from './receipt.ts';

export type Line = readonly [label: string, value: string];

type Words = ResultWords['receipt'];

interface LineTexts {
  readonly words: Words;
  readonly language: Language;
  /** Display names of the two backends. */
  readonly places: Readonly<Record<Exclude<Receipt['place'], 'nowhere'>, string>>;
  /** "Camera and date kept, location removed" */
  readonly aboutMetadata: (report: MetadataReport) => string;
  /** "0.42 s" */
  readonly seconds: (value: string) => string;
}

/** The libraries behind encoders that are not our own. */
const libraries: Readonly<Record<string, string>> = {
  webp: 'libwebp',
  'avif-encoder': 'libaom (libavif)',
  magick: 'ImageMagick',
  sharp: 'sharp (libvips)',
  mozjpeg: 'MozJPEG',
  oxipng: 'OxiPNG',
};

/** The lines of a receipt. Unknown values are omitted. */
export function linesOf(receipt: Receipt, { words, language, places, seconds, aboutMetadata }: LineTexts): Line[] {
  const { original, result, metadata } = receipt;
  const side = ({ format, bytes, size }: Receipt['original']) =>
    [format, formatSize(language, bytes), ...(size ? [pixels(size)] : [])].join(', ');
  const pixels = ({ width, height }: { width: number; height: number }) =>
    fill(words.pixels, { width: formatNumber(language, width), height: formatNumber(language, height) });
  const metadataWords = () => {
    if (metadata === 'all removed') return words.metadata_removed;
    if (metadata === 'untouched') return words.metadata_untouched;
    return aboutMetadata(metadata);
  };
  const lines: (Line | undefined)[] = [
    [words.source, side(original)],
    [words.target, side(result)],
    colourLine(receipt, words),
    receipt.bits && [words.depth, words.depth_16],
    receipt.orientation && [words.orientation, orientations(words)[receipt.orientation]],
    leftOutLine(receipt, words),
    [words.metadata, metadataWords()],
    encoderLine(receipt, words),
    qualityLine(receipt, words),
    likenessLine(receipt, words, language),
    receipt.place === 'nowhere'
      ? undefined
      : [words.time, seconds(formatHundredths(language, receipt.milliseconds / 1000))],
    receipt.place === 'nowhere' ? undefined : [words.place, places[receipt.place]],
    [
      words.sent,
      receipt.bytesSent > 0
        ? fill(words.sent_file, { size: formatSize(language, receipt.bytesSent) })
        : words.sent_nothing,
    ],
  ];
  return lines.filter((line) => line !== undefined);
}

function orientations({
  upright,
  turned,
  marked,
}: Words): Readonly<Record<NonNullable<Receipt['orientation']>, string>> {
  return { upright, 'turned upright': turned, 'as marked': marked };
}

function colourLine({ colours, place }: Receipt, words: Words): Line | undefined {
  if (place === 'nowhere') return undefined;
  if (colours === 'as stored') return [words.colours, words.colours_as_stored];
  return [words.colours, colours ? words.colours_converted : words.colours_srgb];
}

function leftOutLine({ pagesOrFrames: number, converted, firstPage }: Receipt, words: Words): Line | undefined {
  if (number <= converted) return undefined;
  if (number === uncounted) return [words.left_out, words.animation_left_out];
  if (converted === 1 && firstPage === 1) return [words.left_out, fill(words.frames_left_out, { number })];
  return [words.left_out, fill(words.pages_left_out, { converted, number })];
}

function encoderLine({ encoder, copied }: Receipt, words: Words): Line | undefined {
  if (copied) return [words.encoder, words.encoder_copied];
  if (!encoder) return undefined;
  return [words.encoder, encoder === 'native' ? words.encoder_browser : (libraries[encoder] ?? words.encoder_own)];
}

function qualityLine({ quality, lossless }: Receipt, words: Words): Line | undefined {
  if (quality !== undefined) return [words.quality, fill(words.quality_of_100, { quality })];
  return lossless ? [words.quality, words.lossless] : undefined;
}

function likenessLine({ likeness, place }: Receipt, words: Words, language: Language): Line | undefined {
  if (place === 'nowhere') return [words.likeness, words.unchanged];
  if (likeness === undefined) return undefined;
  if (likeness === 'identical') return [words.likeness, words.identical];
  return [words.likeness, fill(words.decibels, { number: formatNumber(language, Math.round(likeness * 10) / 10) })];
}

/** As plain text, for example for an email. */
export function asText(name: string, lines: readonly Line[]): string {
  return [name, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n');
}
