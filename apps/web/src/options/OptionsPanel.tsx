import type { Session } from '../converter/session/session.ts';
import type { State } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { AllOptions } from './AllOptions.tsx';
import { FileOptions } from './FileOptions.tsx';

interface OptionsPanelProps {
  id: string;
  session: Session;
  state: State;
  open: boolean;
  /** Id of the file whose options are shown; undefined if they are those of all files. */
  file: string | undefined;
  onClose: () => void;
}

/** Beside the list or, where there is no room or no list, in a sheet. */
export function OptionsPanel({ id, session, state, open, file, onClose }: OptionsPanelProps) {
  const words = usePart('options');
  if (!words || !open) return null;
  const item = state.items.find((one) => one.id === file);
  const frame = { id, words, session, state, onClose };
  return item ? <FileOptions key={file} {...frame} item={item} /> : <AllOptions {...frame} />;
}
