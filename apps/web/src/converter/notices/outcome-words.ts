import { isCompression, type Obstacle } from '@image-converter/formats/obstacles';
import { uncounted } from '@image-converter/formats/uncounted';
import type { Translate } from '../../i18n/translate.ts';
import { type Failure, offline } from '../state/state.ts';

/** Why a conversion failed and, if known, which feature is unsupported. `format` is the display name. */
export function failureWords(t: Translate, format: string, { code, obstacle, detail }: Failure): string {
  if (isOffline({ code, detail })) return t('conversion.offline_failure', { format });
  if (obstacle) return obstacleWords(t, format, obstacle);
  // `detail` is the longest side that would fit.
  if (code === 'CANNOT_FIT') return t('errors.CANNOT_FIT', { side: detail });
  return t(`errors.${code}`) + (code === 'TOO_LARGE' ? ` (${detail})` : '');
}

export function isOffline({ code, detail }: Pick<Failure, 'code' | 'detail'>): boolean {
  return code === 'CODEC_UNAVAILABLE' && detail === offline;
}

function obstacleWords(t: Translate, format: string, obstacle: Obstacle): string {
  if (isCompression(obstacle)) return t('obstacles.compression', { format, name: obstacle });
  return t(`obstacles.${obstacle}`, { format });
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
