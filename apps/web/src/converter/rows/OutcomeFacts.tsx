import { byPage } from '@image-converter/formats/by-page';
import { hasReadOption } from '@image-converter/formats/unchanged';
import { formatHundredths, formatSize } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { fill, type Translate } from '../../i18n/translate.ts';
import { usePart } from '../../i18n/use-part.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { useRowParts } from '../../results/use-row-parts.ts';
import { isDrawn } from '../convert/is-drawn.ts';
import { firstOfWords } from '../notices/outcome-words.ts';
import { ModeBadge, modeTags } from '../panel/ModeBadge.tsx';
import { bytesOf } from '../state/sizes.ts';
import { type Item, type Outcome, onlyFirstOf } from '../state/state.ts';
import { Change } from './Change.tsx';
import { Fact } from './Fact.tsx';

interface OutcomeFactsProps {
  item: Item;
  outcome: Outcome;
  mode: keyof typeof modeTags;
  /** No other file can be added, so the summary has its sizes. */
  only: boolean;
}

/** Size before and after, savings, where it was converted and how long that took. */
export function OutcomeFacts({ item, outcome, mode, only }: OutcomeFactsProps) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const sizes = { before: item.file.size, after: bytesOf(outcome) };
  const pages = pagesWords(t, item, outcome);
  const words = usePart('results');
  const parts = useRowParts();
  const { report } = outcome.files[0];
  return (
    <>
      {!only && (
        <>
          <Fact>
            {formatSize(language, sizes.before)} →{' '}
            <b className="font-semibold text-ink">{formatSize(language, sizes.after)}</b>
          </Fact>{' '}
          {!isDrawn(item.format) && <Change {...sizes} />}{' '}
        </>
      )}
      {parts && <parts.PreviewFact item={item} outcome={outcome} />}{' '}
      {words && report?.copied === 'blocks' && <Fact>{words.without_loss}</Fact>}{' '}
      {words && report?.colours && <Fact>{fill(words.fewer_colours, { number: report.colours })}</Fact>}{' '}
      {report?.bits && <Fact>{t('conversion.depth_kept')}</Fact>} {pages && <Fact>{pages}</Fact>}{' '}
      <Fact>{only ? <ModeBadge items={[item]} /> : t(modeTags[mode])}</Fact>{' '}
      <Fact>{t('conversion.seconds', { seconds: formatHundredths(language, outcome.milliseconds / 1000) })}</Fact>
      {outcome.savedIn && (
        <>
          {' '}
          <Fact>{t('all_formats.batch.saved_in', { folder: outcome.savedIn })}</Fact>
        </>
      )}
    </>
  );
}

/** Undefined for an ordinary single image. */
function pagesWords(t: Translate, { format }: Item, outcome: Outcome): string | undefined {
  const { files, options, pagesOrFrames: count } = outcome;
  if (count === 1) return undefined;
  const converted = byPage(files, options).length;
  if (onlyFirstOf(outcome)) return firstOfWords(t, count);
  if (converted < count) return t('conversion.some_pages', { converted, count });
  return t(hasReadOption(format, 'frames') ? 'conversion.all_frames' : 'conversion.all_pages', { count });
}
