import { isCompression, type Obstacle } from '@image-converter/formats/obstacles';
import type { Translate } from '../i18n/translate.ts';
import type { Failure } from './state.ts';

/** Why a file was not converted, and what in it is not supported, if that is known. `format` is what it is called. */
export function failureWords(t: Translate, format: string, { code, obstacle, detail }: Failure): string {
  if (obstacle) return obstacleWords(t, format, obstacle);
  // The engine tells the longest side that would fit.
  if (code === 'CANNOT_FIT') return t('errors.CANNOT_FIT', { side: detail });
  return t(`errors.${code}`) + (code === 'TOO_LARGE' ? ` (${detail})` : '');
}

function obstacleWords(t: Translate, format: string, obstacle: Obstacle): string {
  if (isCompression(obstacle)) return t('obstacles.compression', { format, name: obstacle });
  return t(`obstacles.${obstacle}`, { format });
}
