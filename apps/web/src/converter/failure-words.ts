import { type Format, formats } from '@image-converter/formats/formats';
import { isCompression, type Obstacle } from '@image-converter/formats/obstacles';
import type { Translate } from '../i18n/translate.ts';
import type { Failure } from './state.ts';

/** Why a file was not converted, and what in it is not supported, if that is known. */
export function failureWords(t: Translate, format: Format, { code, obstacle, detail }: Failure): string {
  if (obstacle) return obstacleWords(t, formats[format].label, obstacle);
  return t(`errors.${code}`) + (code === 'TOO_LARGE' ? ` (${detail})` : '');
}

function obstacleWords(t: Translate, format: string, obstacle: Obstacle): string {
  if (isCompression(obstacle)) return t('obstacles.compression', { format, name: obstacle });
  return t(`obstacles.${obstacle}`, { format });
}
