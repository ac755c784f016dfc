import type { AnyFormat } from '@image-converter/formats/any-format';
import { targetDefaults } from '@image-converter/formats/options';
import type { Item, Outcome } from '../../converter/state/state.ts';

/** Whether the browser has a clipboard for pictures, and this result is one picture. */
export function canCopy(item: Item, outcome: Outcome): boolean {
  const hasClipboard = typeof ClipboardItem === 'function' && navigator.clipboard?.write !== undefined;
  return hasClipboard && outcome.files.length === 1 && formatOf(item, outcome) !== 'pdf';
}

export function isPng(item: Item, outcome: Outcome): boolean {
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
