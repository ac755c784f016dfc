import { History, TriangleAlert } from 'lucide';
import { useSyncExternalStore } from 'react';
import type { Session } from '../converter/session/session.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { keptBatchOf } from './kept-batch.ts';

/** Says what was restored and what could not be stored. Storing starts with it, so it is rendered before any file. */
export function News({ session, hasFiles }: { session: Session; hasFiles: boolean }) {
  const { t } = useTexts();
  const batch = keptBatchOf(session);
  const { kind, restored } = useSyncExternalStore(batch.subscribe, batch.state);
  return (
    <div aria-live="polite" className="grid gap-2 not-empty:px-4 not-empty:pb-4 text-[0.9375rem] sm:not-empty:px-6">
      {hasFiles && restored > 0 && (
        <p className="flex items-center gap-3 rounded-2xl bg-soft px-4 py-3">
          <Icon of={History} className="size-5 shrink-0" />
          {t('all_formats.kept.restored', { count: restored })}
        </p>
      )}
      {hasFiles && kind === 'full' && (
        <p className="flex items-center gap-3 rounded-2xl bg-warn-soft px-4 py-3">
          <Icon of={TriangleAlert} className="size-5 shrink-0 text-warn" />
          {t('all_formats.kept.full')}
        </p>
      )}
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
    <label className="mx-4 mb-3 flex min-h-11 cursor-pointer items-center gap-3 text-quiet text-sm sm:mx-6">
      <input
        type="checkbox"
        className="switch"
        checked={isOn}
        onChange={() => (isOn ? batch.turnOff() : batch.turnOn())}
      />
      <span>{t('all_formats.kept.switch')}</span>
    </label>
  );
}
