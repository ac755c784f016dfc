import type { ConverterRules } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { megabytes } from '../../i18n/numbers.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Tone } from '../../ui/NoticeBox.tsx';
import { isWorthRetrying } from '../state/next-steps.ts';
import type { ConvertedFile, Notice, Rejection } from '../state/state.ts';
import { type FailureWords, failureWords, isOffline, moreFramesWords } from './outcome-words.ts';

export interface NoticeWords {
  tone: Tone;
  title: string;
  /** One or two sentences per file. */
  lines: readonly (readonly string[])[];
}

/** Text of a notice. */
export function noticeWords(t: Translate, rules: ConverterRules, notice: Notice, words?: FailureWords): NoticeWords {
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
      return {
        tone: 'good',
        title: successTitle(t, rules, notice.files),
        lines: rules.also
          ? countedLines(t, notice.files)
          : notice.files.map((file) => (file.isUnchanged ? [unchangedWords(t, file)] : convertedWords(t, rules, file))),
      };
    case 'failed':
      return {
        tone: 'destructive',
        title: t('conversion.error_title'),
        lines: notice.files.map((file) => failureOf(t, words, rules, file)),
      };
    case 'not-saved':
      return {
        tone: 'destructive',
        title: t('all_formats.batch.not_saved_title'),
        lines: [[t('all_formats.batch.not_saved')]],
      };
    case 'zip-failed':
    case 'pdf-failed':
    case 'animation-failed':
      return {
        tone: 'destructive',
        title: t(joinFailures[notice.kind]),
        lines: [[t('notices.part_failed')]],
      };
  }
}

const joinFailures = {
  'zip-failed': 'conversion.zip_failed_title',
  'pdf-failed': 'conversion.pdf_failed_title',
  'animation-failed': 'conversion.animation_failed_title',
} as const;

/** Nothing was converted if every file already was what it should become. */
function successTitle(t: Translate, { also }: ConverterRules, files: readonly ConvertedFile[]): string {
  const [first] = files;
  if (also || !first || files.some(({ isUnchanged }) => !isUnchanged)) return t('conversion.success_title');
  return t('conversion.unchanged_title', { format: formats[first.target].label });
}

/** For a page with hundreds of files. */
function countedLines(t: Translate, files: readonly ConvertedFile[]): string[][] {
  const unchanged = files.filter(({ isUnchanged }) => isUnchanged).length;
  const counts = [
    ['all_formats.batch.converted', files.length - unchanged],
    ['all_formats.batch.unchanged', unchanged],
  ] as const;
  return counts.flatMap(([key, count]) => (count > 0 ? [[t(key, { count })]] : []));
}

function unchangedWords(t: Translate, { name, target }: ConvertedFile): string {
  return t('conversion.unchanged_description', { filename: name, format: formats[target].label });
}

function convertedWords(t: Translate, rules: ConverterRules, { name, target, onlyFirstOf }: ConvertedFile): string[] {
  return [
    isSingle(rules) && target === rules.target
      ? t('conversion.single_success_description', { file: name })
      : t('conversion.success_description', { filename: name, format: formats[target].label }),
    ...(onlyFirstOf ? [moreFramesWords(t, name, onlyFirstOf)] : []),
  ];
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
  words: FailureWords,
  rules: ConverterRules,
  { name, label, ...failure }: (Notice & { kind: 'failed' })['files'][number],
): string[] {
  const reason = failureWords(t, words, label, failure);
  if (!isSingle(rules)) return [t('conversion.error_description', { filename: name }), reason];
  return isWorthRetrying(failure.code) && !isOffline(failure)
    ? [t('conversion.single_error_description'), reason]
    : [reason];
}
