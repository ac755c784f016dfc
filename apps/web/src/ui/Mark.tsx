import { clsx } from 'clsx';
import { ArrowRight } from 'lucide';
import { type Family, familyOf, shortLabel } from './families.ts';
import { Icon } from './Icon.tsx';

const colours: Record<Family, string> = {
  photo: 'bg-photo',
  exact: 'bg-exact',
  web: 'bg-web',
  page: 'bg-page',
  raw: 'bg-raw',
};

const sizes = {
  /** In lines of text. */
  small: 'mark h-5.5 min-w-11.5 rounded-md px-1 text-xs',
  /** On the corner of a picture. */
  corner: 'mark h-5 min-w-9 rounded-md px-1 text-[0.6875rem]',
  /** In a choice of formats. */
  choice: 'mark h-7.5 min-w-15 rounded-lg px-1.5 text-[0.9375rem]',
  /** In place of a picture that cannot be shown. */
  fill: 'mark mark-folded size-full rounded-[inherit] text-sm [--fold:11px]',
  medium: 'mark mark-folded size-11 rounded-[0.6875rem] text-xs [--fold:9px]',
  large:
    'mark mark-folded size-12 rounded-xl text-[0.8125rem] [--fold:11px] md:size-16 md:rounded-2xl md:text-lg md:[--fold:14px]',
} as const;

interface MarkProps {
  /** The format's label, such as "JPG". */
  label: string;
  size?: keyof typeof sizes;
  className?: string;
}

/** A format's tile in the colour of its family. Its letters are text, so it needs no other label. */
export function Mark({ label, size = 'small', className }: MarkProps) {
  return <span className={clsx(sizes[size], colours[familyOf(label)], className)}>{shortLabel(label)}</span>;
}

interface PairMarksProps {
  from: string;
  to: string;
  size?: keyof typeof sizes;
}

/** "JPG → WebP" as tiles. */
export function PairMarks({ from, to, size = 'small' }: PairMarksProps) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <Mark label={from} size={size} />
      <Icon of={ArrowRight} className={clsx('text-quiet', size === 'large' ? 'size-4 md:size-6' : 'size-3.5')} />
      <Mark label={to} size={size} />
    </span>
  );
}

/** Two overlapping squares in the colours of two formats, in front of a link that names them. */
export function Duo({ from, to }: { from: string; to: string }) {
  return (
    <span aria-hidden className="relative size-5.5 shrink-0">
      <i className={clsx('absolute size-3.5 rounded-[0.28rem]', colours[familyOf(from)])} />
      <i
        className={clsx(
          'absolute right-0 bottom-0 size-3.5 rounded-[0.28rem] outline-(--behind,var(--color-paper)) outline-2',
          colours[familyOf(to)],
        )}
      />
    </span>
  );
}
