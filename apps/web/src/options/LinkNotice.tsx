import { pageDefaults } from '@image-converter/formats/converters';
import { useState } from 'react';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Notice } from '../notices/Notice.tsx';
import { differences } from './chosen.ts';
import { readHash } from './link.ts';
import type { LinkNews } from './restore.ts';
import { summary } from './summary.ts';

interface LinkNoticeProps {
  session: Session;
  news: LinkNews;
  onClose: () => void;
}

/** Says that a link has set options, and which ones. */
export function LinkNotice({ session, news, onClose }: LinkNoticeProps) {
  const words = usePart('options');
  const { language } = useNavigation().route;
  const [name] = useState(() => readHash(location.hash)?.name);
  if (!words) return null;
  const options = optionsOf(session.state().options, {});
  const list = summary(words, language, differences(options, pageDefaults(session.rules)));
  const text = list.length > 0 ? words.link[news] : words.link.none;
  return (
    <Notice tone="neutral" title={name ? fill(words.link.named, { name }) : words.link.title} onClose={onClose}>
      <p>{fill(text, { list: list.join(' · ') })}</p>
    </Notice>
  );
}
