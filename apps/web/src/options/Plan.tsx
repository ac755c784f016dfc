import { type ConverterRules, pageDefaults } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { applies, type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import { isUnchanged, mayMatter } from '@image-converter/formats/unchanged';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import type { Item, State } from '../converter/state/state.ts';
import { formatNumber } from '../i18n/numbers.ts';
import type { OptionWords, ResultWords } from '../i18n/source.ts';
import { counted, fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { SupportNote } from '../results/SupportNote.tsx';
import type { Language } from '../routes/pages.ts';
import { differences } from './chosen.ts';
import { summary } from './summary.ts';

/** What will happen to the files, in one or two lines. */
export function Plan({ session: { rules }, state }: { session: Session; state: State }) {
  const { language } = useNavigation().route;
  const words = usePart('results');
  const optionWords = usePart('options');
  if (!words || !optionWords) return null;
  const { items, options } = state;
  const { details, notes } = planOf(items, { rules, options }, { words: words.plan, optionWords, language });
  return (
    <div data-plan className="text-pretty text-quiet text-sm leading-snug">
      <p>
        <b className="font-semibold text-ink">{formats[options.target].label}</b>
        {details.map((detail) => `, ${detail}`)}
      </p>
      <p>{notes.join(' ')}</p>
      <SupportNote target={options.target} words={words.support} />
    </div>
  );
}

interface PlanTexts {
  readonly optionWords: OptionWords;
  readonly words: ResultWords['plan'];
  readonly language: Language;
}

interface Plan {
  /** A few words each: "quality 90", "original size". */
  readonly details: readonly string[];
  /** Sentences. */
  readonly notes: readonly string[];
}

/** What will happen to these files. Says only what holds for all of them. */
export function planOf(
  items: readonly Item[],
  { rules, options: all }: { readonly rules: ConverterRules; readonly options: ConversionOptions },
  texts: PlanTexts,
): Plan {
  const { optionWords, words, language } = texts;
  const options = optionsOf(all, {});
  const { target } = options;
  const { pages } = pageDefaults(rules);
  const isKept = (item: Item) => isUnchanged({ ...item, options: optionsOf(all, item) }, pages);
  const kept = items.filter(isKept).length;
  const own = items.filter(({ overrides }) => overrides).length;
  const notes = [
    ...(kept > 0 ? [fill(words.unchanged, { format: formats[target].label })] : []),
    ...(own > 0 ? [counted(language, words.own, { count: own })] : []),
  ];
  if (kept === items.length) return { details: [], notes };
  const { quality: _, size, lossless, metadata, ...others } = differences(options);
  const say = (chosen: Partial<ConversionOptions>) => summary(optionWords, language, chosen);
  return {
    details: [
      ...(saysQuality(items, options) ? qualityWords(options, texts) : []),
      ...(lossless ? say({ lossless }) : []),
      ...(size ? say({ size }) : saysSize(items, options) ? [words.original_size] : []),
      ...say(others),
    ],
    notes: [metadataWords(words, metadata), ...notes],
  };
}

function qualityWords({ quality, maxBytes }: ConversionOptions, { optionWords, words, language }: PlanTexts): string[] {
  if (maxBytes === undefined) return summary(optionWords, language, { quality });
  return [fill(words.quality_up_to, { value: formatNumber(language, quality) })];
}

/** The data of a JPG may be copied into another JPG or a PDF, whatever the default quality is. */
function saysQuality(items: readonly Item[], { target, quality, lossless, look }: ConversionOptions): boolean {
  if (!applies('quality', target) || lossless || look !== 'none') return false;
  const mayBeCopied = (target === 'jpg' || target === 'pdf') && items.some(({ format }) => format === 'jpg');
  return quality !== defaultChoices.quality || !mayBeCopied;
}

const sizeOptions = ['dpi', 'longestSide', 'pages', 'raw'] as const;

/** Drawings and documents have no size in pixels, and icons have sizes of their own. */
function saysSize(items: readonly Item[], { target, widths }: ConversionOptions): boolean {
  const hasOwnSize = ({ format }: Item) => sizeOptions.some((one) => mayMatter(format, one));
  return applies('size', target) && widths === 'none' && !items.some(hasOwnSize);
}

function metadataWords(words: ResultWords['plan'], metadata: ConversionOptions['metadata'] | undefined): string {
  if (metadata === 'keep') return words.keep;
  return metadata?.startsWith('without-location') ? words.without_location : words.removed;
}
