import { applies } from '@image-converter/formats/options';
import { Crop } from 'lucide';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import type { Item } from '../converter/state/state.ts';
import type { Scope } from '../crop/apply.ts';
import { usePart } from '../i18n/use-part.ts';
import { CropButton } from '../results/CropButton.tsx';
import { Icon } from '../ui/Icon.tsx';

interface CropFieldProps {
  /** Whose picture is shown. */
  item: Item | undefined;
  session: Session;
  /** For which files the edits are meant at first. */
  scope: Scope;
  disabled: boolean;
}

/** Opens the editor from the options, where some look for it. */
export function CropField({ item, session, scope, disabled }: CropFieldProps) {
  const words = usePart('results');
  if (!words || !item || !applies('crop', optionsOf(session.state().options, item).target)) return null;
  return (
    <CropButton item={item} session={session} busy={disabled} scope={scope} className="quiet-button">
      <Icon of={Crop} className="size-4.5" />
      {words.crop}
    </CropButton>
  );
}
