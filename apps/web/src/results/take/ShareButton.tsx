import { Share2 } from 'lucide';
import { useMemo, useState } from 'react';
import { filesIn } from '../../converter/save/downloads.ts';
import type { Item } from '../../converter/state/state.ts';
import { usePart } from '../../i18n/use-part.ts';
import { Icon } from '../../ui/Icon.tsx';

interface ShareButtonProps {
  /** Whose results are shared, all at once. */
  items: readonly Item[];
  className: string;
}

/** Hands results to another app. Only on phones and tablets, and only what the browser takes. */
export function ShareButton({ items, className }: ShareButtonProps) {
  const words = usePart('results')?.take;
  const files = useMemo(() => (sharesHere() ? sharable(items) : undefined), [items]);
  const [refused, setRefused] = useState<typeof files>();
  if (!words || !files) return null;
  const press = async () => setRefused((await share(files)) ? undefined : files);
  return (
    <>
      <button type="button" className={className} onClick={press}>
        <Icon of={Share2} className="size-5 shrink-0" />
        {words.share}
      </button>
      <span aria-live="polite" className="basis-full text-sm empty:hidden">
        {refused === files && words.not_shared}
      </span>
    </>
  );
}

/** Phones and tablets. Elsewhere a download is nearer than the menu of programs that take files. */
export function sharesHere(): boolean {
  return navigator.canShare !== undefined && matchMedia('(pointer: coarse)').matches;
}

/** The results of these files as the system takes them; undefined if the browser refuses them. */
export function sharable(items: readonly Item[]): File[] | undefined {
  const files = items.flatMap((item) =>
    filesIn([item]).map(
      ({ blob, name }) => new File([blob], name, { type: blob.type, lastModified: item.file.lastModified }),
    ),
  );
  return files.length > 0 && navigator.canShare({ files }) ? files : undefined;
}

/**
 * Must be called by a press of a button. Resolves to whether the browser offered the files: Chromium refuses more than
 * ten, or 50 MB, only now. It makes no difference whether the visitor then picked a program.
 */
export async function share(files: File[]): Promise<boolean> {
  try {
    await navigator.share({ files });
    return true;
  } catch (error) {
    return (error as DOMException).name === 'AbortError';
  }
}
