import { CircleAlert, RotateCcw } from 'lucide';
import { formatSize } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useNavigation } from '../../navigation/navigation.tsx';
import { useRowParts } from '../../results/use-row-parts.ts';
import type { Item } from '../state/state.ts';
import { Fact } from './Fact.tsx';
import { FailureText } from './FailureText.tsx';
import { InProgress } from './InProgress.tsx';
import { OutcomeFacts } from './OutcomeFacts.tsx';

interface FactsProps {
  item: Item;
  /** The options have changed since the conversion. */
  outdated: boolean;
  /** Of the whole conversion, from 0 to 1, if this is its only file. */
  progress?: number | undefined;
  /** The row has no room for a failure's reason below. */
  dense?: boolean;
  /** No other file can be added, so the summary has its sizes. */
  only?: boolean;
}

/** One line about a file: its size, what happens or happened to it, where, and how long that took. */
export function Facts({ item, outdated, progress, dense = false, only = false }: FactsProps) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const { file, format, label, status } = item;
  const parts = useRowParts();
  const size = <Fact>{formatSize(language, file.size)}</Fact>;
  switch (status.kind) {
    case 'waiting':
      return (
        <>
          {size} <Fact>{t('conversion.ready')}</Fact>
        </>
      );
    case 'converting':
      return (
        <>
          {size} <InProgress format={format} status={status} overall={progress} dense={dense} />
        </>
      );
    case 'failed':
      return (
        <>
          <Fact sign={CircleAlert} className="text-danger">
            {dense ? <FailureText label={label} failure={status} /> : t('conversion.error_title')}
          </Fact>{' '}
          {dense ? status.earlier && <Fact>{t('conversion.earlier_kept')}</Fact> : size}
        </>
      );
    case 'done':
      return (
        <>
          {outdated && (
            <>
              <Fact sign={RotateCcw} className="text-warn">
                {t('conversion.outdated')}
              </Fact>{' '}
            </>
          )}
          {dense && parts && (
            <>
              <parts.LazyPresetCheck outcome={status.outcome} dense />{' '}
            </>
          )}
          {status.outcome.mode === 'none' ? (
            <>
              {size}{' '}
              <Fact>
                {format === status.outcome.options.target
                  ? t('conversion.unchanged', { format: label })
                  : t('conversion.original')}
              </Fact>
            </>
          ) : (
            <OutcomeFacts item={item} outcome={status.outcome} mode={status.outcome.mode} only={only} />
          )}
        </>
      );
  }
}
