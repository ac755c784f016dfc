import { Share2 } from 'lucide';
import { useMemo, useState } from 'react';
import type { Item } from '../../converter/state/state.ts';
import { usePart } from '../../i18n/use-part.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sharable, share, sharesHere } from './share.ts';

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
