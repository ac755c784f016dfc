import { useTexts } from '../../i18n/texts.tsx';
import type { Item } from '../state/state.ts';

/** Progress of a batch in figures; empty before it starts. */
export function Tally({ items }: { items: readonly Item[] }) {
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
