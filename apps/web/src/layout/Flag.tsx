import type { Language } from '../routes/pages.ts';

/** A colour, a path in a 30 × 20 box and, for a line, its width. */
type Shape = readonly [colour: string, path: string, width?: number];

const field = 'M0 0h30v20H0z';
const diagonals = 'M0 0l30 20M30 0L0 20';
const cross = 'M15 0v20M0 10h30';

const flags: Readonly<Record<Language, readonly Shape[]>> = {
  de: [
    ['#000', field],
    ['#d00', 'M0 6.7h30V20H0z'],
    ['#fc0', 'M0 13.3h30V20H0z'],
  ],
  en: [
    ['#027', field],
    ['#fff', diagonals, 4],
    ['#c12', diagonals, 1.6],
    ['#fff', cross, 6.6],
    ['#c12', cross, 4],
  ],
  es: [
    ['#c11', field],
    ['#fb0', 'M0 5h30v10H0z'],
  ],
  pt: [
    ['#094', field],
    ['#fd0', 'M15 2l12 8-12 8L3 10z'],
    ['#027', 'M10.5 10a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0'],
    ['#fff', 'M10.9 8.8q5-.6 8 3', 0.9],
  ],
};

/** Drawn as SVG, because Windows has no flag emoji. The language's name is shown next to it. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg aria-hidden viewBox="0 0 30 20" className="h-3.5 w-auto shrink-0 rounded-xs">
      {flags[language].map(([colour, path, width]) => (
        <path
          key={path + colour}
          d={path}
          {...(width ? { fill: 'none', stroke: colour, strokeWidth: width } : { fill: colour })}
        />
      ))}
    </svg>
  );
}
