import { FolderDown } from 'lucide';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { canChooseFolder, chooseFolder, type Destination } from '../save/destination.ts';
import type { Session } from '../session/session.ts';
import { nextSteps } from '../state/next-steps.ts';
import { resultOf, type State } from '../state/state.ts';

/** Saves results directly to a folder if the browser supports it: while converting, or all existing ones at once. */
export function FolderButton({ session, state }: { session: Session; state: State }) {
  const { t } = useTexts();
  if (!canChooseFolder() || state.phase === 'converting') return null;
  const steps = nextSteps(state);
  const isWaiting = steps.includes('convert') || steps.includes('convert-again');
  if (!isWaiting && !state.items.some(resultOf)) return null;
  const press = async (use: (folder: Destination) => Promise<void>) => {
    const folder = await chooseFolder();
    if (folder) await use(folder);
  };
  return (
    <button
      type="button"
      className="quiet-button max-md:grow md:min-h-14 md:rounded-2xl"
      onClick={() => press((folder) => (isWaiting ? session.convertAll(folder) : session.saving.into(folder)))}
    >
      <Icon of={FolderDown} className="size-5" />
      {t(isWaiting ? 'all_formats.batch.convert_into_folder' : 'all_formats.batch.save_in_folder')}
    </button>
  );
}
