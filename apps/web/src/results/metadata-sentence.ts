import type { MetadataGroup } from '@image-converter/formats/metadata-groups';
import type { MetadataReport } from '@image-converter/formats/report';
import type { ResultWords } from '../i18n/source.ts';
import { type Language, languageTable } from '../routes/pages.ts';

type MetadataWords = ResultWords['metadata'];

/** For example "Camera and date kept, location removed", without a full stop. */
export function metadataSentence(language: Language, report: MetadataReport, words: MetadataWords): string {
  const { kept, removed, damaged } = report;
  const outcome = words[outcomeOf(report)]
    .replace('{kept}', listed(language, kept, words))
    .replace('{removed}', listed(language, removed, words));
  const sentence = outcome.charAt(0).toLocaleUpperCase(language) + outcome.slice(1);
  if (!damaged) return sentence;
  // Unreadable metadata is still metadata, so the sentence "none" would be wrong.
  return kept.length + removed.length > 0 ? `${sentence}. ${words.damaged}` : words.damaged;
}

function outcomeOf({ kept, removed }: MetadataReport): 'kept_and_removed' | 'kept' | 'removed' | 'none' {
  if (kept.length > 0) return removed.length > 0 ? 'kept_and_removed' : 'kept';
  return removed.length > 0 ? 'removed' : 'none';
}

/** Uses the locale: not every variety of English puts a comma before "and". */
function listed(language: Language, groups: readonly MetadataGroup[], words: MetadataWords): string {
  const locale = languageTable[language].locale.replace('_', '-');
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(groups.map((group) => words.groups[group]));
}
