import { useSyncExternalStore } from 'react';
import type { Session } from '../converter/session.ts';
import { useTexts } from '../i18n/texts.tsx';
import { keptBatchOf } from './kept-batch.ts';

/** Says that files and results are kept, and what was put back; one press ends it. */
export function KeptBatchSwitch({ session, hasFiles }: { session: Session; hasFiles: boolean }) {
  const { t } = useTexts();
  const batch = keptBatchOf(session);
  const { kind, restored } = useSyncExternalStore(batch.subscribe, batch.state);
  if (kind === 'impossible' || !hasFiles) return null;
  const isOn = kind !== 'off';
  return (
    <div className="mt-2 grid gap-1 text-sm">
      <div aria-live="polite" className="grid gap-1">
        {restored > 0 && <p className="font-medium">{t('all_formats.kept.restored', { count: restored })}</p>}
        {kind === 'full' && <p className="font-medium">{t('all_formats.kept.full')}</p>}
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isOn}
          onChange={() => void (isOn ? batch.turnOff() : batch.turnOn())}
        />
        <span>{t('all_formats.kept.switch')}</span>
      </label>
    </div>
  );
}
