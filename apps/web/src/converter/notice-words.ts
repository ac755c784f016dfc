import type { ConverterRules } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { megabytes } from '../i18n/numbers.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Rejection } from './admission.ts';
import { failureWords } from './failure-words.ts';
import { moreFramesWords } from './first-of-words.ts';
import { isWorthRetrying } from './next-steps.ts';
import type { Notice } from './state.ts';

export interface NoticeWords {
  tone: 'neutral' | 'destructive';
  title: string;
  /** One or two sentences per file. */
  lines: readonly (readonly string[])[];
}

/** Text of a notice. */
export function noticeWords(t: Translate, rules: ConverterRules, notice: Notice): NoticeWords {
  switch (notice.kind) {
    case 'files-added': {
      const description = t('conversion.files_added_description', { count: notice.count });
      return {
        tone: 'neutral',
        title: t('conversion.files_added_title', { count: notice.count }),
        lines: [[description]],
      };
    }
    case 'rejected':
      return {
        tone: 'destructive',
        title: rejectionTitle(t, rules, notice.files.length),
        lines: notice.files.map((rejection) => [reasonOf(t, rules, rejection)]),
      };
    case 'converted':
      if (rules.also) {
        const sentence = t('all_formats.batch.converted', { count: notice.files.length });
        return { tone: 'neutral', title: t('conversion.success_title'), lines: [[sentence]] };
      }
      return {
        tone: 'neutral',
        title: t('conversion.success_title'),
        lines: notice.files.map(({ name, target, onlyFirstOf }) => [
          isSingle(rules) && target === rules.target
            ? t('conversion.single_success_description', { file: name })
            : t('conversion.success_description', { filename: name, format: formats[target].label }),
          ...(onlyFirstOf ? [moreFramesWords(t, name, onlyFirstOf)] : []),
        ]),
      };
    case 'unchanged':
      if (rules.also) {
        const sentence = t('all_formats.batch.unchanged', { count: notice.files.length });
        return { tone: 'neutral', title: t('conversion.success_title'), lines: [[sentence]] };
      }
      return unchangedWords(t, notice.files);
    case 'failed':
      return {
        tone: 'destructive',
        title: t('conversion.error_title'),
        lines: notice.files.map((file) => failureOf(t, rules, file)),
      };
    case 'not-saved':
      return {
        tone: 'destructive',
        title: t('all_formats.batch.not_saved_title'),
        lines: [[t('all_formats.batch.not_saved')]],
      };
    case 'zip-failed':
    case 'pdf-failed':
      return {
        tone: 'destructive',
        title: t(notice.kind === 'zip-failed' ? 'conversion.zip_failed_title' : 'conversion.pdf_failed_title'),
        lines: [[t('errors.CODEC_UNAVAILABLE')]],
      };
  }
}

/** For pages on which all files have the same target. */
function unchangedWords(t: Translate, files: (Notice & { kind: 'unchanged' })['files']): NoticeWords {
  const lines = files.map(({ name, target }) => ({ filename: name, format: formats[target].label }));
  const [{ format } = { format: '' }] = lines;
  return {
    tone: 'neutral',
    title: t('conversion.unchanged_title', { format }),
    lines: lines.map((values) => [t('conversion.unchanged_description', values)]),
  };
}

function isSingle({ maxFiles }: ConverterRules): boolean {
  return maxFiles === 1;
}

/** The two pages without a size limit use the title for failed conversions, as specified. */
function rejectionTitle(t: Translate, { maxBytes, also }: ConverterRules, count: number): string {
  if (maxBytes === undefined && !also) return t('conversion.error_title');
  return count === 1 ? t('rejections.title') : t('rejections.title_several');
}

function reasonOf(t: Translate, rules: ConverterRules, rejection: Rejection): string {
  const filename = rejection.file.name;
  switch (rejection.reason) {
    case 'empty':
      return t('rejections.empty', { filename });
    case 'unknown':
      return t('rejections.unknown', { filename });
    case 'too-large':
      return t('rejections.too_large', { filename, size: megabytes(rules.maxBytes ?? 0) });
    case 'too-many':
      return t('rejections.too_many', { filename, count: rules.maxFiles });
    case 'other-format':
      return t('rejections.other_format', { filename, format: rejection.label });
  }
}

/** Suggests a retry only if it may succeed. */
function failureOf(
  t: Translate,
  rules: ConverterRules,
  { name, label, ...failure }: (Notice & { kind: 'failed' })['files'][number],
): string[] {
  const reason = failureWords(t, label, failure);
  if (!isSingle(rules)) return [t('conversion.error_description', { filename: name }), reason];
  return isWorthRetrying(failure.code) ? [t('conversion.single_error_description'), reason] : [reason];
}
