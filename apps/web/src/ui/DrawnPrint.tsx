import { clsx } from 'clsx';
import { familyOf, shortLabel } from './families.ts';

/** A colour and a path in a box of 120 × 88. */
type Shape = readonly [colour: string, path: string];

const scenes = {
  flower: [
    [
      '#d6408f',
      'M60 16c10 0 16 8 13 17 9-4 18 1 18 10s-9 15-18 11c3 9-3 17-13 17s-16-8-13-17c-9 4-18-2-18-11s9-14 18-10c-3-9 3-17 13-17z',
    ],
    ['#ffc95c', 'M51 43.5a9 9 0 0 0 18 0 9 9 0 0 0-18 0z'],
  ],
  boat: [
    ['#ffd9b8', 'M0 0h120v88H0z'],
    ['#f08a4b', 'M0 54h120v34H0z'],
    ['#c2571c', 'M0 66q15-7 30 0t30 0 30 0 30 0v22H0z'],
    ['#7a2f12', 'M44 52h36l-7 11H51z'],
    ['#fff6ec', 'M60 14v35H40z'],
    ['#fbe3cf', 'M64 22v27h15z'],
  ],
  mountains: [
    ['#bfe3f5', 'M0 0h120v88H0z'],
    ['#ffb545', 'M73 28a13 13 0 0 0 26 0 13 13 0 0 0-26 0z'],
    ['#3a8f86', 'M0 70l34-36 26 30 14-14 46 38H0z'],
    ['#1f665f', 'M0 88V74l30-16 40 30z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

const fills = { photo: 'fill-photo', exact: 'fill-exact', web: 'fill-web', page: 'fill-page', raw: 'fill-raw' };

interface DrawnPrintProps {
  scene: keyof typeof scenes;
  /** The format's label, such as "JPG". */
  label: string;
  /** An SVG transformation of the print, which is 128 × 98. */
  at: string;
  markAt?: 'left' | 'right';
}

/** A picture with a white margin and its format on a corner. */
export function DrawnPrint({ scene, label, at, markAt = 'right' }: DrawnPrintProps) {
  const family = familyOf(label);
  const left = markAt === 'left' ? -14 : 92;
  return (
    <g transform={at}>
      <rect width="128" height="98" rx="12" className="fill-print" />
      <svg aria-hidden x="7" y="7" width="114" height="84" viewBox="0 0 120 88" preserveAspectRatio="none">
        {scene === 'flower' && <Ground isTransparent={family !== 'photo' && family !== 'raw'} />}
        {scenes[scene].map(([colour, path]) => (
          <path key={path} fill={colour} d={path} />
        ))}
      </svg>
      <rect
        x={left}
        y="80"
        width="50"
        height="27"
        rx="8"
        strokeWidth="3"
        className={clsx('stroke-print', fills[family])}
      />
      <text x={left + 25} y="98" textAnchor="middle" fontSize="13" className="display fill-on-mark">
        {shortLabel(label)}
      </text>
    </g>
  );
}

/** The usual squares for what is transparent. */
function Ground({ isTransparent }: { isTransparent: boolean }) {
  return (
    <>
      <path fill={isTransparent ? '#fff' : '#dcebd2'} d="M0 0h120v88H0z" />
      {isTransparent && (
        <path
          stroke="#e3e0ea"
          strokeWidth="8"
          strokeDasharray="8"
          d="M0 4h120M8 12h112M0 20h120M8 28h112M0 36h120M8 44h112M0 52h120M8 60h112M0 68h120M8 76h112M0 84h120"
        />
      )}
    </>
  );
}
