import { useTexts } from '../../i18n/texts.tsx';
import { useRowParts } from '../../results/use-row-parts.ts';
import type { Session } from '../session/session.ts';
import type { Item } from '../state/state.ts';

interface BatchFiguresProps {
  items: readonly Item[];
  session: Session;
  busy: boolean;
}

/** How many of many files are done or failed, and what to do about those that became larger. */
export function BatchFigures(props: BatchFiguresProps) {
  const parts = useRowParts();
  return (
    <>
      <Tally items={props.items} />
      {parts && <parts.LargerLine {...props} />}
    </>
  );
}

/** Empty before the conversion starts. */
function Tally({ items }: Pick<BatchFiguresProps, 'items'>) {
  const { t } = useTexts();
  const count = (kind: Item['status']['kind']) => items.filter(({ status }) => status.kind === kind).length;
  const [done, failed, converting] = [count('done'), count('failed'), count('converting')];
  if (done + failed + converting === 0) return null;
  return (
    <p className="mt-1 text-quiet text-sm">
      {t('all_formats.batch.progress', { done, total: items.length })}
      {failed > 0 && ` · ${t('all_formats.batch.failed', { count: failed })}`}
    </p>
  );
}
