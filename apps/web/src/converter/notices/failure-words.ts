import { isCompression, type Obstacle } from '@image-converter/formats/obstacles';
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
