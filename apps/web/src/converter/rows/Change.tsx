import { clsx } from 'clsx';
import { formatChange } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useNavigation } from '../../navigation/navigation.tsx';
import { Scale } from '../../ui/Scale.tsx';
import { percentOf, type Sizes } from '../state/sizes.ts';
import { Fact } from './Fact.tsx';

/** "−78%" with a bar of what is left, and in words for screen readers. */
export function Change(sizes: Sizes) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const percent = percentOf(sizes);
  if (percent === 0) return <Fact>{t('conversion.same_size')}</Fact>;
  const { before, after } = sizes;
  const isSmaller = after < before;
  return (
    <>
      <Scale
        share={after / before}
        tone={isSmaller ? 'good' : 'warning'}
        className="mr-3 inline-block align-middle max-md:hidden"
      />
      <span aria-hidden className={clsx('mr-3 font-semibold', isSmaller ? 'text-good' : 'text-warn')}>
        {formatChange(language, after / before - 1)}
      </span>{' '}
      <span className="sr-only">{t(isSmaller ? 'conversion.smaller' : 'conversion.larger', { percent })}</span>
    </>
  );
}
