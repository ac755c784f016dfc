import { everyText } from '@image-converter/web/i18n/every-text';
import { loadMessages } from '@image-converter/web/i18n/messages';
import { type Language, languages } from '@image-converter/web/routes/pages';

/** One sentence, with the key of the text it is in. */
export interface Sentence {
  readonly language: Language;
  readonly key: string;
  readonly text: string;
}

const deployments = [{ api: { origin: '', key: 'anonymous' } }, { api: undefined }];

/** Every sentence of every text in every language, with and without a server, without duplicates. */
export async function everySentence(): Promise<Sentence[]> {
  const found = new Map<string, Sentence>();
  for (const language of languages) {
    for (const deployment of deployments) {
      // The privacy page is the one that has all texts.
      const messages = await loadMessages({ language, page: 'privacy' }, deployment);
      for (const [key, text] of everyText(messages)) {
        for (const sentence of sentencesOf(language, text)) {
          found.set(`${language} ${key} ${sentence}`, { language, key, text: sentence });
        }
      }
    }
  }
  return [...found.values()];
}

/** Leaves out questions, which claim nothing. */
function sentencesOf(language: Language, text: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => !sentence.endsWith('?'));
}
