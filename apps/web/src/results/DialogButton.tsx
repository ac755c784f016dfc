import type { ComponentProps, ReactNode } from 'react';
import { useDialog } from './use-dialog.ts';

interface DialogButtonProps<Part extends object> extends Omit<ComponentProps<'button'>, 'onClick'> {
  load: () => Promise<Part>;
  dialog: (part: Part, close: () => void) => ReactNode;
  label: string;
  /** Replaces opening the dialog. */
  onPress?: (() => void) | undefined;
}

/** Opens a dialog. It is loaded when first opened; if that fails, a notice says so. */
export function DialogButton<Part extends object>({
  load,
  dialog,
  label,
  onPress,
  ...button
}: DialogButtonProps<Part>) {
  const { part, open, close } = useDialog(load);
  return (
    <>
      <button type="button" aria-label={label} title={label} {...button} onClick={onPress ?? open} />
      {part && dialog(part, close)}
    </>
  );
}
