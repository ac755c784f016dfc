import type { AnyFormat } from '@image-converter/formats/any-format';
import { targetDefaults } from '@image-converter/formats/options';
import { clsx } from 'clsx';
import { Check, Copy } from 'lucide';
import { useState } from 'react';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { usePart } from '../../i18n/use-part.ts';
import { Icon } from '../../ui/Icon.tsx';

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

/** Whether the browser has a clipboard for pictures, and this result is one picture. */
export function canCopy(item: Item, outcome: Outcome): boolean {
  const hasClipboard = typeof ClipboardItem === 'function' && navigator.clipboard?.write !== undefined;
  return hasClipboard && outcome.files.length === 1 && formatOf(item, outcome) !== 'pdf';
}

function isPng(item: Item, outcome: Outcome): boolean {
  return formatOf(item, outcome) === 'png';
}

function formatOf({ format }: Item, { mode, options }: Outcome): AnyFormat {
  return mode === 'none' ? format : options.target;
}

/**
 * Copies a result to the clipboard, as a PNG because clipboards take no other pictures. Resolves to whether that worked.
 * The clipboard gets a promise: Safari forbids to write to it after anything was waited for.
 */
export async function copyPicture(item: Item, outcome: Outcome): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(item, outcome) })]);
    return true;
  } catch {
    return false;
  }
}

/** The engine converts it, because a browser may show its colours differently, or not know the format. */
async function pngOf(item: Item, outcome: Outcome): Promise<Blob> {
  const [{ blob }] = outcome.files;
  if (isPng(item, outcome)) return new Blob([blob], { type: 'image/png' });
  const { convert } = await import('@image-converter/engine/engine');
  const format = formatOf(item, outcome);
  const { outputs } = await convert(new AbortController().signal, blob, targetDefaults('png'), { format });
  return outputs[0].blob;
}
