import { clsx } from 'clsx';

const tones = { good: 'bg-good', warning: 'bg-warn', running: 'bg-accent' } as const;

interface ScaleProps {
  /** From 0 to 1; undefined if progress cannot be measured. */
  share: number | undefined;
  tone: keyof typeof tones;
  className?: string | undefined;
}

/** A small bar. Decoration: the text beside it says the same. */
export function Scale({ share, tone, className }: ScaleProps) {
  return (
    <span aria-hidden className={clsx('h-1.5 w-22 overflow-hidden rounded-full bg-line', className)}>
      <span
        className={clsx('block h-full rounded-full', tones[tone], share === undefined && 'motion-safe:animate-pulse')}
        style={{ width: `${Math.min(1, share ?? 0.4) * 100}%` }}
      />
    </span>
  );
}
