import { describe, expect, it } from 'vitest';
import de from '../texts/de/parts/formats.ts';
import en from '../texts/en/parts/formats.ts';
import es from '../texts/es/parts/formats.ts';
import pt from '../texts/pt/parts/formats.ts';
import { type ComparedFormat, comparisonSigns } from './comparison-signs.ts';

const yes = /^(Yes|Possible|Ja|Möglich|Sí|Posible|Sim|Possível)(,|$)/;
const no = /^(No|Nein|Não)(,|$)/;
const sizeWords = [
  /^(Very small|Sehr klein|Muy pequeño|Muito pequeno)$/,
  /^(Small|Klein|Pequeño|Pequeno)$/,
  /^(Large|Groß|Grande)(,| |$)/,
  /^(Very large|Sehr groß|Muy grande|Muito grande)$/,
];

describe.each(Object.entries({ de, en, es, pt }))('in %s', (_language, { formats }) => {
  it.each(Object.keys(comparisonSigns) as ComparedFormat[])('the signs of %s say what its words say', (format) => {
    const words = formats[format];
    const answer = (text: string) => (yes.test(text) ? 'yes' : no.test(text) ? 'no' : undefined);
    const size = sizeWords.findIndex((word) => word.test(words.size)) + 1;
    const { transparency, animation } = comparisonSigns[format];
    expect({ transparency, animation, size: comparisonSigns[format].size ?? 0 }).toEqual({
      transparency: answer(words.transparency),
      animation: answer(words.animation),
      size,
    });
  });
});
