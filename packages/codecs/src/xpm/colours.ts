import cssNames from 'color-name';
import { shadeNamed } from './shades.ts';

/** X11 colours that CSS lacks or defines differently. */
const x11Names: Readonly<Record<string, number>> = {
  gray: 0xbebebe,
  green: 0x00ff00,
  hotpink2: 0xee6aa7,
  hotpink3: 0xcd6090,
  hotpink4: 0x8b3a62,
  lightgoldenrod: 0xeedd82,
  lightslateblue: 0x8470ff,
  maroon: 0xb03060,
  navyblue: 0x000080,
  purple: 0xa020f0,
  violetred: 0xd02090,
};

/** In lower case, without spaces. */
const names: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.entries(cssNames).map(([name, [red, green, blue]]) => [name, (red << 16) | (green << 8) | blue]),
  ),
  ...x11Names,
};

/** As a word with red in the lowest byte; undefined if the colour is unknown. */
export function colourNamed(name: string): number | undefined {
  const lower = name.toLowerCase().replace('grey', 'gray');
  if (lower === 'none') return 0;
  const [, percent] = /^gray(\d{1,3})$/.exec(lower) ?? [];
  if (percent !== undefined) return Math.round(Number(percent) * 2.55) * 0x010101 + 0xff000000;
  const rgb = lower.startsWith('#')
    ? fromDigits(lower.slice(1))
    : Object.hasOwn(names, lower)
      ? names[lower]
      : shadeNamed(lower, names);
  if (rgb === undefined) return undefined;
  return (rgb >> 16) + (rgb & 0xff00) + (rgb & 0xff) * 0x10000 + 0xff000000;
}

/** One to four hexadecimal digits per channel; only the first two are used. */
function fromDigits(digits: string): number | undefined {
  if (!/^[\da-f]+$/.test(digits) || digits.length % 3 !== 0 || digits.length > 12) return undefined;
  const each = digits.length / 3;
  const parts = [0, 1, 2].map((index) => digits.slice(index * each, (index + 1) * each));
  return Number.parseInt(parts.map((part) => (each === 1 ? part + part : part.slice(0, 2))).join(''), 16);
}
