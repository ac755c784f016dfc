import { Link } from 'lucide';
import { useState } from 'react';
import { useSessions } from '../converter/session/sessions.tsx';
import { copyText } from '../copy-text.ts';
import type { OptionWords } from '../i18n/source.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Chosen } from './chosen.ts';
import { hashOf } from './link.ts';
import { putHash } from './restore.ts';

interface CopyLinkProps {
  words: OptionWords;
  chosen: Chosen;
  /** Of a preset. */
  name?: string | undefined;
  label?: string;
}

/** The only place that writes options to the URL. */
export function CopyLink({ words, chosen, name, label = words.copy }: CopyLinkProps) {
  const sessions = useSessions();
  const [copied, setCopied] = useState<{ hash: string; news: 'copied' | 'in_address_bar' }>();
  const hash = hashOf(chosen, name);
  const copy = async () => {
    putHash(sessions, hash);
    setCopied({ hash, news: (await copyText(location.href)) ? 'copied' : 'in_address_bar' });
  };
  return (
    <>
      <button type="button" className="text-button" onClick={copy}>
        <Icon of={Link} className="size-4" />
        {label}
      </button>
      <span aria-live="polite" className="order-last basis-full px-3 text-sm empty:hidden">
        {copied?.hash === hash && words[copied.news]}
      </span>
    </>
  );
}
