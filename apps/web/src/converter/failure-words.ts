import { isCompression, type Obstacle } from '@image-converter/formats/obstacles';
import type { Translate } from '../i18n/translate.ts';
import type { Failure } from './state.ts';

/** Why a conversion failed and, if known, which feature is unsupported. `format` is the display name. */
export function failureWords(t: Translate, format: string, { code, obstacle, detail }: Failure): string {
  if (obstacle) return obstacleWords(t, format, obstacle);
  // `detail` is the longest side that would fit.
  if (code === 'CANNOT_FIT') return t('errors.CANNOT_FIT', { side: detail });
  return t(`errors.${code}`) + (code === 'TOO_LARGE' ? ` (${detail})` : '');
}

function obstacleWords(t: Translate, format: string, obstacle: Obstacle): string {
  if (isCompression(obstacle)) return t('obstacles.compression', { format, name: obstacle });
  return t(`obstacles.${obstacle}`, { format });
}
