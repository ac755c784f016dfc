import { Undo2 } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import type { Session } from '../converter/session/session.ts';
import type { State } from '../converter/state/state.ts';
import type { OptionWords } from '../i18n/source.ts';
import { useTexts } from '../i18n/texts.tsx';
import { handOnFocus } from '../notices/hand-on-focus.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';

export interface FrameProps {
  id: string;
  words: OptionWords;
  session: Session;
  state: State;
  onClose: () => void;
}

interface OptionsFrameProps extends Omit<FrameProps, 'session'> {
  title: string;
  undo: {
    label: string;
    /** Where there is little room. */
    short: string;
    isPossible: boolean;
    onPress: () => void;
  };
  /** Further buttons. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A panel beside the list or, where there is no room or no list, a sheet. */
export function OptionsFrame({ id, words, state, title, undo, buttons, children, onClose }: OptionsFrameProps) {
  const { t } = useTexts();
  const isWide = useIsWide();
  const frame = { id, title, closeLabel: t('notices.close'), onClose };
  const undoSign = <Icon of={Undo2} className="size-4.5" />;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    handOnFocus(currentTarget);
    undo.onPress();
  };
  const line = (content: ReactNode) => <div className="-mx-3 -my-2 flex flex-wrap empty:hidden">{content}</div>;
  if (isWide && state.items.length > 0)
    return (
      <SidePanel {...frame}>
        {children}
        {line(
          <>
            {undo.isPossible && (
              <button type="button" className="text-button" onClick={press}>
                {undoSign}
                {undo.label}
              </button>
            )}
            {buttons}
          </>,
        )}
      </SidePanel>
    );
  return (
    <Sheet
      {...frame}
      foot={(close) => (
        <>
          <button
            type="button"
            className="quiet-button min-h-14 max-w-full rounded-2xl"
            // Contains the visible text, for visitors who use voice control.
            aria-label={undo.label}
            disabled={!undo.isPossible}
            onClick={press}
          >
            {undoSign}
            {undo.short}
          </button>
          <button type="button" className="button large grow" onClick={close}>
            {words.close}
          </button>
        </>
      )}
    >
      {children}
      {line(buttons)}
    </Sheet>
  );
}
