import { useSyncExternalStore } from 'react';
import type { Session } from '../converter/session/session.ts';
import { useTexts } from '../i18n/texts.tsx';
import { keptBatchOf } from './kept-batch.ts';

/** Says what was restored and what could not be stored. Storing starts with it, so it is rendered before any file. */
export function News({ session, hasFiles }: { session: Session; hasFiles: boolean }) {
  const { t } = useTexts();
  const batch = keptBatchOf(session);
  const { kind, restored } = useSyncExternalStore(batch.subscribe, batch.state);
  return (
    <div aria-live="polite" className="not-empty:mt-2 grid gap-1 font-medium text-sm">
      {hasFiles && restored > 0 && <p>{t('all_formats.kept.restored', { count: restored })}</p>}
      {hasFiles && kind === 'full' && <p>{t('all_formats.kept.full')}</p>}
    </div>
  );
}

/** Says that files and results are stored, with a button to turn that off. */
export function Switch({ session }: { session: Session }) {
  const { t } = useTexts();
  const batch = keptBatchOf(session);
  const { kind } = useSyncExternalStore(batch.subscribe, batch.state);
  if (kind === 'impossible') return null;
  const isOn = kind !== 'off';
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-2 text-quiet text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={isOn}
        onChange={() => (isOn ? batch.turnOff() : batch.turnOn())}
      />
      <span>{t('all_formats.kept.switch')}</span>
    </label>
  );
}
