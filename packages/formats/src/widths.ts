import { matching, wholeNumber } from './option-checks.ts';

export const widthCheck = wholeNumber(16, 8192);
export const maxWidths = 6;

/** In pixels, ascending and separated by commas, so that the same widths are always written in the same way. */
export const widthsCheck = matching(/^(none|[1-9][0-9]{1,3}(,[1-9][0-9]{1,3}){0,5})$/, isWidths);

function isWidths(text: string): text is string {
  const widths = text.split(',').map(Number);
  const isNext = (width: number, index: number) => widthCheck.is(width) && !(width <= Number(widths[index - 1]));
  return text === 'none' || (widths.length <= maxWidths && widths.every(isNext) && widths.join() === text);
}

export function widthsIn(widths: string): number[] {
  return widths === 'none' ? [] : widths.split(',').map(Number);
}
