import { type Language, languageTable } from '../routes/pages.ts';

/** Drawn as SVG, because Windows has no flag emoji. The language's name is shown next to it. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg aria-hidden viewBox="0 0 30 20" className="h-3.5 w-auto shrink-0 rounded-xs">
      {languageTable[language].flag.map(([colour, path, width]) => (
        <path
          key={path + colour}
          d={path}
          {...(width ? { fill: 'none', stroke: colour, strokeWidth: width } : { fill: colour })}
        />
      ))}
    </svg>
  );
}
