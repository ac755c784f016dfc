import { byPage } from './by-page.ts';
import type { Size } from './inspection.ts';
import type { ConversionOptions } from './options.ts';
import { pageNames } from './result-names.ts';

/** As websites and home screens look for them, in the order of the files. */
const faviconNames = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'site.webmanifest'];

/** How the files were made. */
export interface Made {
  readonly firstPage: number;
  readonly options: ConversionOptions;
}

/** Of all files of one result: photo-480w.jpg, and with the page number if there are several pages. */
export function resultNames(name: string, files: readonly Partial<Size>[], { firstPage, options }: Made): string[] {
  const isSet = options.favicons && files.length > 1;
  if (isSet) return faviconNames.slice(0, files.length);
  const pages = byPage(files, options);
  const names = pageNames(name, pages.length, firstPage);
  return pages.flatMap((widths, page) => widths.map(({ width }) => withWidth(names[page] ?? '', width, options)));
}

/** A file that was kept as it is has no known width. */
function withWidth(name: string, width: number | undefined, { widths }: ConversionOptions): string {
  if (widths === 'none' || width === undefined) return name;
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${width}w${name.slice(dot)}`;
}
