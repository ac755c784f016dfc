import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const tones = {
  neutral: { fill: 'bg-soft', sign: Info, colour: 'text-accent' },
  good: { fill: 'bg-good-soft', sign: CircleCheck, colour: 'text-good' },
  warning: { fill: 'bg-warn-soft', sign: TriangleAlert, colour: 'text-warn' },
  destructive: { fill: 'bg-danger-soft', sign: CircleAlert, colour: 'text-danger' },
} as const;

export type Tone = keyof typeof tones;

interface NoticeBoxProps {
  tone: Tone;
  /** Instead of the tone's own. */
  sign?: IconNode | undefined;
  title: string;
  /** Text buttons and links, at the end of the line if there is room. */
  action?: ReactNode;
  closeLabel: string;
  onClose: (button: HTMLElement) => void;
  children: ReactNode;
}

/** One line if everything fits: sign, title, text, action and close. Otherwise the text goes below the title. */
export function NoticeBox({ tone, sign, title, action, closeLabel, onClose, children }: NoticeBoxProps) {
  const look = tones[tone];
  return (
    // The outline is visible only in forced-colors mode, which removes backgrounds.
    <div
      data-tone={tone}
      className={clsx(
        'flex items-start gap-3 rounded-2xl py-1.5 pr-1.5 pl-4 text-[0.9375rem] leading-snug outline outline-transparent',
        look.fill,
      )}
    >
      <Icon of={sign ?? look.sign} className={clsx('mt-3 size-5 shrink-0', look.colour)} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
        <div className="wrap-anywhere flex min-h-11 min-w-0 grow basis-80 flex-wrap content-center items-baseline gap-x-2 py-2">
          <p className="font-semibold">{title}</p>
          <div className="grid min-w-0 grow basis-64 gap-1">{children}</div>
        </div>
        {/* Its first letters stand below those of the text if it moves there. */}
        {action && <div className="-mx-3 flex flex-wrap">{action}</div>}
      </div>
      <button
        type="button"
        onClick={({ currentTarget }) => onClose(currentTarget)}
        className="icon-button"
        aria-label={closeLabel}
      >
        <Icon of={X} className="size-5" />
      </button>
    </div>
  );
}
