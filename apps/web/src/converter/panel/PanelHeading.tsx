import { useTexts } from '../../i18n/texts.tsx';
import type { Session } from '../session/session.ts';
import type { State } from '../state/state.ts';
import { ModeBadge } from './ModeBadge.tsx';
import { ClearButton } from './remove-buttons.tsx';
import { TargetChoice } from './TargetChoice.tsx';

/** How many files there are, where they are converted and, if there may be any number of them, to which format. */
export function PanelHeading({ session, state }: { session: Session; state: State }) {
  const { t } = useTexts();
  const { also, maxFiles } = session.rules;
  const { items, options } = state;
  const count = items.length;
  const busy = state.phase === 'converting';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="font-semibold">
          {also ? t('all_formats.batch.files', { count }) : t('conversion.selected_files')}
        </h2>
        {!also && maxFiles > 1 && <span>{t('upload.file_count', { count, max: maxFiles })}</span>}
        <ModeBadge items={also ? items : items.slice(0, 1)} />
        {!busy && maxFiles > 1 && <ClearButton session={session} />}
      </div>
      {also && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <TargetChoice
            label={t('all_formats.batch.target')}
            value={options.target}
            disabled={busy}
            onChange={(target) => session.choose({ target })}
          />
        </div>
      )}
    </>
  );
}
