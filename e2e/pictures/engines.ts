import { type AnyFormat, isCommon } from '@image-converter/formats/any-format';
import { isBrowserFormat, isServerFormat } from '@image-converter/formats/formats';
import type { Picture } from './pictures.ts';

export const browsers = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

/** The places where pictures are converted. */
export const engines = [...browsers, 'Server'] as const;
export type Engine = (typeof engines)[number];

export function reads(engine: Engine, format: AnyFormat | undefined): boolean {
  if (!format) return false;
  if (!isCommon(format)) return engine !== 'Server';
  return engine === 'Server' ? isServerFormat(format) : isBrowserFormat(format);
}

/** These take up to half a minute on an idle machine, so only one browser tries them; with ALL_FILES=1, all do. */
const slow = ['200MP.heic', 'twelve-megapixels.heic'];

/** Whether the engine tries the picture in a normal run. The server only gets formats that it reads. */
export function triesByDefault(engine: Engine, { file, format }: Pick<Picture, 'file' | 'format'>): boolean {
  if (engine === 'Server') return reads(engine, format);
  return engine === 'Chromium' || !slow.includes(file);
}

export function tries(engine: Engine, picture: Pick<Picture, 'file' | 'format'>): boolean {
  if (engine !== 'Server' && process.env.ALL_FILES) return true;
  return triesByDefault(engine, picture);
}
