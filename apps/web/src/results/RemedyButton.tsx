import type { ReactNode } from 'react';
import { handOnFocus } from '../notices/hand-on-focus.ts';

interface RemedyButtonProps {
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Part of a note about a result; both disappear when it is pressed. */
export function RemedyButton({ disabled, onPress, children }: RemedyButtonProps) {
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer rounded-lg px-2 text-left font-semibold underline underline-offset-4 disabled:cursor-not-allowed disabled:text-quiet"
      disabled={disabled}
      onClick={({ currentTarget }) => {
        handOnFocus(currentTarget);
        onPress();
      }}
    >
      {children}
    </button>
  );
}
