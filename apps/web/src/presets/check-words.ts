import type { Size } from '@image-converter/formats/inspection';
import type { Shortfall } from '@image-converter/formats/presets';
import { formatNumber, units } from '../i18n/numbers.ts';
import type { PresetWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import type { Language } from '../routes/pages.ts';
import type { Checked } from './check.ts';

/** "Meets “Email”: 1,280 × 960 px, 412 KB", or why not. */
export function checkWords({ names, check: words }: PresetWords, language: Language, checked: Checked): string {
  const { preset, facts, shortfall } = checked;
  const number = (value: number) => formatNumber(language, value);
  const pixels = ({ width, height }: Size) => ({ width: number(width), height: number(height) });
  const said = { name: names[preset], ...pixels(facts), size: roundedUp(language, facts.bytes) };
  if (!shortfall) return fill(words.met, said);
  switch (shortfall.reason) {
    case 'too many bytes': {
      const excess = roundedUp(language, facts.bytes - shortfall.most);
      return fill(words.bytes, { ...said, excess, most: roundedUp(language, shortfall.most) });
    }
    case 'too many pixels':
      return fill(words.pixels, { ...said, most: number(shortfall.most) });
    case 'another density':
      return fill(words.density, { ...said, wanted: number(shortfall.wanted) });
    default: {
      const { width, height } = pixels(shortfall.wanted);
      const wanted = `${width} × ${height}`;
      return fill(shortfall.reason === 'too small' ? words.small : words.other, { ...said, wanted });
    }
  }
}

/** "Email", or with what is wrong: "Email: 1,300 × 20 px". For where there is no room for a sentence. */
export function shortWords({ names }: PresetWords, language: Language, { preset, facts, shortfall }: Checked): string {
  const number = (value: number) => formatNumber(language, value);
  const figureFor = ({ reason }: Shortfall) => {
    if (reason === 'too many bytes') return roundedUp(language, facts.bytes);
    return reason === 'another density' ? 'dpi' : `${number(facts.width)} × ${number(facts.height)}\u00a0px`;
  };
  return shortfall ? `${names[preset]}: ${figureFor(shortfall)}` : names[preset];
}

/** Whole KB, or hundredths of MB. Rounded up, so that what exceeds a limit never looks as if it kept it. */
function roundedUp(language: Language, bytes: number): string {
  const [unit, steps] = bytes < units.MB ? (['KB', 1] as const) : (['MB', 100] as const);
  return `${formatNumber(language, Math.ceil((bytes / units[unit]) * steps) / steps)}\u00a0${unit}`;
}
