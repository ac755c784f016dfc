import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Messages } from './source.ts';
import { type Translate, translator } from './translate.ts';

interface Texts {
  t: Translate;
  messages: Messages;
}

const TextsContext = createContext<Texts | undefined>(undefined);

export function TextsProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const texts = useMemo(() => ({ t: translator(messages), messages }), [messages]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts of the visited language: t() for single texts, messages for lists. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts outside TextsProvider');
  return texts;
}
