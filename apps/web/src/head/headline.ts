import { pairLabels } from '@image-converter/formats/pairs';
import type { Messages } from '../i18n/source.ts';
import { translator } from '../i18n/translate.ts';
import type { AllFormatsFacts, ConverterFacts, TextFacts } from '../routes/pages.ts';

interface Headline {
  title: string;
  subtitle: string;
}

/** What stands at the top of a page and on its preview. */
export function headlineOf(facts: ConverterFacts | AllFormatsFacts | TextFacts, messages: Messages): Headline {
  if (facts.kind === 'text') return { title: messages[facts.words].title, subtitle: '' };
  if (facts.kind === 'all-formats') return messages.all_formats;
  if (facts.headline === 'site') return messages.hero;
  const title = translator(messages)('pair_headings.title', pairLabels(facts.pair));
  return { title, subtitle: messages.pair.subtitle };
}
