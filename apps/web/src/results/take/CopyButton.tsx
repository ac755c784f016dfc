import { clsx } from 'clsx';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { usePart } from '../../i18n/use-part.ts';
import { Icon } from '../../ui/Icon.tsx';
import { canCopy, copyPicture, isPng } from './clipboard.ts';

interface CopiedResult {
  item: Item;
  outcome: Outcome;
}

interface CopyButtonProps extends CopiedResult {
  className: string;
  /** Of the words beside the sign, until there is news. */
  labelClass?: string;
}

/** Copies a picture, and says so if it becomes a PNG. Nothing where the browser cannot do that. */
export function CopyButton({ item, outcome, className, labelClass }: CopyButtonProps) {
  const words = usePart('results')?.take;
  const [copied, setCopied] = useState<{ outcome: Outcome; news: 'copied' | 'copied_as_png' | 'not_copied' }>();
  if (!words || !canCopy(item, outcome)) return null;
  const label = isPng(item, outcome) ? words.copy : words.copy_as_png;
  const news = copied?.outcome === outcome ? copied.news : undefined;
  const copy = async () => {
    const success = isPng(item, outcome) ? 'copied' : 'copied_as_png';
    setCopied({ outcome, news: (await copyPicture(item, outcome)) ? success : 'not_copied' });
  };
  return (
    <button
      type="button"
      className={className}
      title={label}
      // Starts with the visible text, for visitors who use voice control.
      aria-label={news ? undefined : `${label}: ${outcome.files[0].name}`}
      onClick={copy}
    >
      <Icon of={news && news !== 'not_copied' ? Check : Copy} className="size-4.5 shrink-0" />
      <span aria-live="polite" className={clsx(!news && labelClass)}>
        {news ? words[news] : label}
      </span>
    </button>
  );
}

/** In a row of many, only its sign. On phones there is no room for it, and the receipt has it. */
export function RowCopyButton(result: CopiedResult) {
  return (
    <CopyButton {...result} className="plain-button min-w-11 text-quiet text-sm max-md:hidden" labelClass="sr-only" />
  );
}
