import type { Size } from './inspection.ts';
import type { ConversionOptions } from './options.ts';

/** The files of each page. One has several if they are its widths, the largest first, or the icons of a website. */
export function byPage<File extends Partial<Size>>(
  files: readonly File[],
  { widths, favicons }: Pick<ConversionOptions, 'widths' | 'favicons'>,
): (readonly File[])[] {
  if (favicons) return [files];
  if (widths === 'none') return files.map((file) => [file]);
  const pages: File[][] = [];
  for (const file of files) {
    const last = pages.at(-1);
    if (last && Number(file.width) < Number(last.at(-1)?.width)) last.push(file);
    else pages.push([file]);
  }
  return pages;
}
