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
      className="min-h-11 cursor-pointer text-left font-medium text-accent underline underline-offset-4"
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
