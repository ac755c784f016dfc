import { useRef } from 'react';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import type { Item } from '../converter/state/state.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePart } from '../i18n/use-part.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import { ScreenDialog } from '../ui/ScreenDialog.tsx';
import type { Scope } from './apply.ts';
import { CropEditor } from './CropEditor.tsx';
import { useOriginal } from './use-original.ts';

export interface CropDialogProps {
  item: Item;
  session: Session;
  /** For which files the edits are meant at first; by default as before. */
  scope?: Scope | undefined;
  onClose: () => void;
}

/** Crops, rotates and flips a picture on the whole screen. */
export function CropDialog({ item, session, scope, onClose }: CropDialogProps) {
  const words = usePart('crop');
  const { t } = useTexts();
  const { online } = useServerMode().situation;
  const dialog = useRef<HTMLDialogElement>(null);
  const options = optionsOf(session.state().options, item);
  const picture = useOriginal(item, options);
  if (!words) return null;
  // What decodes the original may not be on this device: our server may have converted it.
  const failure = online ? words.failed : t('conversion.offline_failure', { format: item.label });
  return (
    <ScreenDialog dialog={dialog} label={words.title} heading={words.title} closes={words.close} onClose={onClose}>
      {picture && picture !== 'failed' ? (
        <CropEditor
          picture={picture}
          item={item}
          session={session}
          options={options}
          scope={scope}
          words={words}
          onDone={() => {
            dialog.current?.close();
            // The dialog's own event would come too late: the row may change at once.
            onClose();
          }}
        />
      ) : (
        <p role="status" className="grid flex-1 place-items-center bg-stage p-4 text-center text-on-stage">
          {picture === 'failed' ? failure : words.loading}
        </p>
      )}
    </ScreenDialog>
  );
}
