import { isCompression } from '@image-converter/formats/obstacles';
import { uncounted } from '@image-converter/formats/uncounted';
import type { ResultWords } from '../../i18n/source.ts';
import { fill, type Translate } from '../../i18n/translate.ts';
import { type Failure, offline } from '../state/state.ts';

/** Texts about failures; undefined until they are loaded. */
export type FailureWords = Pick<ResultWords, 'errors' | 'obstacles'> | undefined;

/** Why a conversion failed and, if known, which feature is unsupported. `format` is the display name. */
export function failureWords(
  t: Translate,
  words: FailureWords,
  format: string,
  { code, obstacle, detail }: Failure,
): string {
  if (isOffline({ code, detail })) return t('conversion.offline_failure', { format });
  if (code === 'CODEC_UNAVAILABLE') return t('notices.part_failed');
  if (!words) return t('conversion.single_error_description');
  const { errors, obstacles } = words;
  if (obstacle)
    return fill(isCompression(obstacle) ? obstacles.compression : obstacles[obstacle], { format, name: obstacle });
  // `detail` is the longest side that would fit, if none does, or the size of a picture that is too large.
  return fill(errors[code], { side: detail }) + (code === 'TOO_LARGE' ? ` (${detail})` : '');
}

export function isOffline({ code, detail }: Pick<Failure, 'code' | 'detail'>): boolean {
  return code === 'CODEC_UNAVAILABLE' && detail === offline;
}

/** Text of a row if only the first page or frame was converted. */
export function firstOfWords(t: Translate, count: number): string {
  return count === uncounted ? t('conversion.first_frame') : t('conversion.first_of_many', { count });
}

/** The same for a notice. */
export function moreFramesWords(t: Translate, filename: string, count: number): string {
  if (count === uncounted) return t('conversion.animated_description', { filename });
  return t('conversion.more_frames_description', { filename, count });
}
