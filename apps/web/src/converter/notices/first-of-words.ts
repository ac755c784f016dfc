import { uncounted } from '@image-converter/formats/uncounted';
import type { Translate } from '../../i18n/translate.ts';

/** Text of a row if only the first page or frame was converted. */
export function firstOfWords(t: Translate, count: number): string {
  return count === uncounted ? t('conversion.first_frame') : t('conversion.first_of_many', { count });
}

/** The same for a notice. */
export function moreFramesWords(t: Translate, filename: string, count: number): string {
  if (count === uncounted) return t('conversion.animated_description', { filename });
  return t('conversion.more_frames_description', { filename, count });
}
