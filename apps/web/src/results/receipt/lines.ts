import { gradeOf } from '@image-converter/formats/looks';
import { uncounted } from '@image-converter/formats/uncounted';
import { formatHundredths, formatNumber, formatSize } from '../../i18n/numbers.ts';
import type { OptionWords, ResultWords } from '../../i18n/source.ts';
import { fill, type Translate } from '../../i18n/translate.ts';
import { summary } from '../../options/summary.ts';
import { type Language, languageTable } from '../../routes/pages.ts';
import { metadataSentence } from '../metadata-sentence.ts';
import type { Receipt } from './receipt.ts';

export type Line = readonly [label: string, value: string];

type Words = ResultWords['receipt'];

interface LineTexts {
  readonly words: ResultWords;
  /** Undefined until loaded. */
  readonly optionWords: OptionWords | undefined;
  readonly language: Language;
  readonly t: Translate;
  /** Whether the page can save it in a ZIP. */
  readonly zips: boolean;
}

/** The libraries behind encoders that are not our own. */
const libraries: Readonly<Record<string, string>> = {
  webp: 'libwebp',
  'avif-encoder': 'libaom (libavif)',
  'jxl-encoder': 'libjxl',
  magick: 'ImageMagick',
  sharp: 'sharp (libvips)',
  mozjpeg: 'MozJPEG',
  oxipng: 'OxiPNG',
};

/** The lines of a receipt. Unknown values are omitted. */
export function linesOf(receipt: Receipt, texts: LineTexts): Line[] {
  const { language, t } = texts;
  const { receipt: words } = texts.words;
  const side = ({ format, bytes, size }: Receipt['result']) =>
    [format, formatSize(language, bytes), ...(size ? [pixels(size)] : [])].join(', ');
  const pixels = ({ width, height }: { width: number; height: number }) =>
    fill(words.pixels, { width: formatNumber(language, width), height: formatNumber(language, height) });
  const { place, bytesSent } = receipt;
  const seconds = formatHundredths(language, receipt.milliseconds / 1000);
  const lines: (Line | undefined | false)[] = [
    [words.source, side(receipt.original)],
    [words.target, side(receipt.result)],
    dateLine(receipt, texts),
    optionsLine(receipt, texts),
    colourLine(receipt, words),
    receipt.bits && [words.depth, words.depth_16],
    hdrLine(receipt, words, language),
    receipt.orientation && [words.orientation, orientations(words)[receipt.orientation]],
    receipt.converted > 1 && [words.files, fill(words.files_each, { number: receipt.converted })],
    leftOutLine(receipt, words),
    metadataLine(receipt, texts),
    encoderLine(receipt, words),
    qualityLine(receipt, texts),
    likenessLine(receipt, words, language),
    place === 'nowhere' ? undefined : [words.time, t('conversion.seconds', { seconds })],
    place === 'nowhere' ? undefined : [words.place, t(places[place])],
    [words.sent, bytesSent > 0 ? fill(words.sent_file, { size: formatSize(language, bytesSent) }) : words.sent_nothing],
  ];
  return lines.filter((line) => line !== undefined && line !== false);
}

const places = { 'this browser': 'conversion.browser_tag', 'our server': 'conversion.server_tag' } as const;

/** No browser lets a page set the date of what it saves, except inside a ZIP. */
function dateLine({ original, folder }: Receipt, { words, language, zips }: LineTexts): Line | undefined {
  const { file_date, file_date_folder, file_date_zip } = words.receipt;
  const locale = languageTable[language].locale.replace('_', '-');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const said = { date: format.format(new Date(original.changed)) };
  if (folder !== undefined) return [file_date, fill(file_date_folder, said)];
  return zips ? [file_date, fill(file_date_zip, said)] : undefined;
}

/** What was asked for; the other lines say what came of it. */
function optionsLine({ options }: Receipt, { optionWords, language }: LineTexts): Line | undefined {
  const chosen = optionWords ? summary(optionWords, language, options) : [];
  return optionWords && chosen.length > 0 ? [optionWords.title_single, chosen.join(' · ')] : undefined;
}

function metadataLine(
  { metadata }: Receipt,
  { words: { receipt: words, metadata: groups }, language }: LineTexts,
): Line {
  if (metadata === 'all removed') return [words.metadata, words.metadata_removed];
  if (metadata === 'untouched') return [words.metadata, words.metadata_untouched];
  return [words.metadata, metadataSentence(language, metadata, groups)];
}

function orientations({
  upright,
  turned,
  marked,
}: Words): Readonly<Record<NonNullable<Receipt['orientation']>, string>> {
  return { upright, 'turned upright': turned, 'as marked': marked };
}

function colourLine({ colours, profile, place }: Receipt, words: Words): Line | undefined {
  if (place === 'nowhere') return undefined;
  if (profile) return [words.colours, fill(words.colours_kept, { profile })];
  if (colours === 'as stored') return [words.colours, words.colours_as_stored];
  return [words.colours, colours ? words.colours_converted : words.colours_srgb];
}

function hdrLine({ hdr, result }: Receipt, words: Words, language: Language): Line | undefined {
  if (hdr === undefined) return undefined;
  const percent = formatNumber(language, Math.round((1000 * hdr) / result.bytes) / 10);
  return [words.hdr, fill(words.hdr_kept, { size: formatSize(language, hdr), percent })];
}

function leftOutLine({ pagesOrFrames: number, converted, firstPage }: Receipt, words: Words): Line | undefined {
  if (number <= converted) return undefined;
  if (number === uncounted) return [words.left_out, words.animation_left_out];
  if (converted === 1 && firstPage === 1) return [words.left_out, fill(words.frames_left_out, { number })];
  return [words.left_out, fill(words.pages_left_out, { converted, number })];
}

function encoderLine({ encoder, copied }: Receipt, words: Words): Line | undefined {
  if (copied) return [words.encoder, copied === 'blocks' ? words.encoder_moved : words.encoder_copied];
  if (!encoder) return undefined;
  return [words.encoder, encoder === 'native' ? words.encoder_browser : (libraries[encoder] ?? words.encoder_own)];
}

function qualityLine(
  { quality, lossless, numberOfColours: number }: Receipt,
  { words: all }: LineTexts,
): Line | undefined {
  const { receipt: words } = all;
  if (number !== undefined) return [words.quality, fill(all.fewer_colours, { number })];
  if (quality !== undefined) return [words.quality, fill(words.quality_of_100, { quality })];
  return lossless ? [words.quality, words.lossless] : undefined;
}

function likenessLine({ likeness, place }: Receipt, words: Words, language: Language): Line | undefined {
  if (place === 'nowhere') return [words.likeness, words.unchanged];
  if (likeness === undefined) return undefined;
  if (likeness === 'identical') return [words.likeness, words.identical];
  const number = formatNumber(language, Math.round(likeness * 10) / 10);
  return [words.likeness, fill(words.score, { looks: words.looks[gradeOf(likeness)], number })];
}

/** As plain text, for example for an email. */
export function asText(name: string, lines: readonly Line[]): string {
  return [name, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n');
}
