import { byPage } from '@image-converter/formats/by-page';
import { formats } from '@image-converter/formats/formats';
import type { Outcome, ResultFile } from '../../converter/state/state.ts';

type Files = readonly Pick<ResultFile, 'name' | 'width' | 'height'>[];

/** What a web page needs to show the files of this result. */
export function htmlOf({ files, options }: { readonly files: Files; readonly options: Outcome['options'] }): string {
  if (options.favicons) return headLines;
  const { mediaType } = formats[options.target];
  return byPage(files, options)
    .map((page) => pictureHtml(page, mediaType))
    .join('\n');
}

/** Browsers take the first element with a type that they know, so others can be put before it. */
function pictureHtml(page: Files, mediaType: string): string {
  const [largest] = page;
  const widths = page.map(({ name, width }) => `${addressOf(name)} ${width}w`).reverse();
  return `<picture>
  <source type="${mediaType}" srcset="${widths.join(', ')}" sizes="100vw">
  <img src="${addressOf(largest?.name ?? '')}" width="${largest?.width}" height="${largest?.height}" alt="">
</picture>`;
}

/** Without anything that means something in HTML or in a list of addresses, such as quotes, commas and spaces. */
function addressOf(name: string): string {
  return encodeURIComponent(name.toWellFormed());
}

const headLines = `<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`;
