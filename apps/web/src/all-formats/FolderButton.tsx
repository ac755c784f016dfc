import { FolderDown } from 'lucide-react';
import { canChooseFolder, chooseFolder, type Destination } from '../converter/destination.ts';
import type { Session } from '../converter/session.ts';
import type { State } from '../converter/state.ts';
import { useTexts } from '../i18n/texts.tsx';

/** Results straight into a folder, where the browser can do that: as they are made, or all that there are. */
export function FolderButton({ session, state: { phase, items } }: { session: Session; state: State }) {
  const { t } = useTexts();
  if (!canChooseFolder() || phase === 'converting') return null;
  const isWaiting = items.some(({ status }) => status.kind === 'waiting');
  if (!isWaiting && !items.some(({ status }) => status.kind === 'done')) return null;
  const press = async (use: (folder: Destination) => Promise<void>) => {
    const folder = await chooseFolder();
    if (folder) await use(folder);
  };
  return (
    <button
      type="button"
      className="quiet-button gap-2"
      onClick={() => press((folder) => (isWaiting ? session.convertAll(folder) : session.saveInto(folder)))}
    >
      <FolderDown aria-hidden className="size-5" />
      {t(isWaiting ? 'all_formats.batch.convert_into_folder' : 'all_formats.batch.save_in_folder')}
    </button>
  );
}
