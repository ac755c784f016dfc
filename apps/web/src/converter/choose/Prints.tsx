import { isCommon } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import { type Format, formats, type Target } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { DrawnPrint } from '../../ui/DrawnPrint.tsx';

/** Fills the space beside the text. */
const beside =
  'absolute inset-y-0 my-auto hidden drop-shadow-print w-[calc(50cqw-10.5rem)] max-w-72 transition-transform duration-[260ms] ease-calm @min-[44rem]:block';

/** Says at a glance what the page does: pictures of these formats become one of that format. */
export function Prints({ rules, target }: { rules: ConverterRules; target: Target }) {
  const [first, second, third] = sourcesOf(rules, target);
  const result = formats[target].label;
  return (
    <>
      {/* Above the words where there is no room beside them. On low screens the button matters more. */}
      <svg
        aria-hidden
        viewBox="0 0 296 108"
        className="mb-3 @min-[44rem]:hidden w-full max-w-74 drop-shadow-print [@media(max-height:44rem)]:hidden"
      >
        <DrawnPrint scene="flower" label={first} at="translate(14 16) rotate(-7) scale(.66)" markAt="left" />
        <DrawnPrint scene="boat" label={second} at="translate(76 18) rotate(4) scale(.66)" />
        <Arrow line="M166 48h15" head="m175 41 7 7-7 7" />
        <DrawnPrint scene="mountains" label={result} at="translate(198 8) rotate(3) scale(.68)" />
      </svg>
      <svg
        aria-hidden
        viewBox="0 0 300 300"
        className={clsx('left-4 motion-safe:group-data-dragging:translate-x-2', beside)}
      >
        <DrawnPrint scene="flower" label={first} at="translate(18 36) rotate(-7)" markAt="left" />
        <DrawnPrint scene="boat" label={second} at="translate(92 92) rotate(5)" />
        <DrawnPrint scene="mountains" label={third} at="translate(16 176) rotate(-4)" />
        <Arrow line="M248 158q19-20 42-10" head="m282 141 9 7.5-11 4.5" isDotted />
      </svg>
      <svg
        aria-hidden
        viewBox="0 0 300 300"
        className={clsx('right-4 motion-safe:group-data-dragging:-translate-x-2', beside)}
      >
        <Arrow line="M6 148q23-10 42 6" head="m43 143.5 6 11-12 1" isDotted />
        <DrawnPrint scene="mountains" label={result} at="translate(92 82) rotate(4) scale(1.34)" />
      </svg>
    </>
  );
}

function Arrow({ line, head, isDotted = false }: { line: string; head: string; isDotted?: boolean }) {
  return (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-accent opacity-60"
    >
      <path d={line} strokeDasharray={isDotted ? '.1 8' : undefined} />
      <path d={head} />
    </g>
  );
}

/** Three labels: the page's only format, or some of those it takes. */
function sourcesOf({ accepts, also, label }: ConverterRules, target: Target): [string, string, string] {
  const names: readonly Format[] = also ? ['psd', 'webp', 'heic'] : accepts.filter(isCommon);
  const others = names.filter((name) => name !== target || names.length === 1);
  const [first = '', second = first, third = first] = label ? [label] : others.map((name) => formats[name].label);
  return [first, second, third];
}
