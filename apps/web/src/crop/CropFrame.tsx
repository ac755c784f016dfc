import type { Size } from '@image-converter/formats/inspection';
import { clsx } from 'clsx';
import type { CropWords } from '../i18n/source.ts';
import { cornerOf } from '../results/before-after/geometry.ts';
import type { VisibleViewport } from '../results/before-after/use-viewport.ts';
import { type Handle, handles } from './frame.ts';
import { type Grip, gripNames, gripPlace, gripValue } from './grips.ts';
import type { Editing } from './use-edits.ts';
import { useGrip } from './use-grip.ts';
import { useSayings } from './use-sayings.ts';

interface CropFrameProps {
  words: CropWords;
  editing: Editing;
  /** Before turning. */
  picture: Size;
  seen: VisibleViewport;
}

/** What stays of the picture: a frame with handles, divided into thirds. The rest is darker. */
export function CropFrame({ seen: { sight, screen }, ...rest }: CropFrameProps) {
  const { left, top, width, height } = rest.editing.edit.frame;
  const scale = sight.scale / devicePixelRatio;
  const corner = cornerOf(sight, screen);
  const shown = { width: width * scale, height: height * scale };
  return (
    <div
      data-frame
      className="absolute"
      style={{
        left: corner.x / devicePixelRatio + left * scale,
        top: corner.y / devicePixelRatio + top * scale,
        ...shown,
        boxShadow: '0 0 0 1px rgb(0 0 0 / 0.5), 0 0 0 200vmax rgb(0 0 0 / 0.6)',
      }}
    >
      <span aria-hidden className="absolute inset-0 border-2" style={{ background: thirds, borderColor: '#fff' }} />
      {gripNames.map((grip) => (
        <GripSlider key={grip} grip={grip} shown={shown} scale={scale} {...rest} />
      ))}
    </div>
  );
}

const lines =
  'transparent calc(100% / 3), rgb(255 255 255 / 0.7) 0 calc(100% / 3 + 1px), transparent 0 calc(200% / 3), rgb(255 255 255 / 0.7) 0 calc(200% / 3 + 1px), transparent 0';
const thirds = `linear-gradient(to right, ${lines}), linear-gradient(${lines})`;

interface GripSliderProps extends Omit<CropFrameProps, 'seen'> {
  grip: Grip;
  /** The frame on the screen. */
  shown: Size;
  /** CSS pixels per pixel of the picture. */
  scale: number;
}

function GripSlider({ grip, words, editing, picture, shown, scale }: GripSliderProps) {
  const { edit } = editing;
  const sayings = useSayings(words);
  const { now, most } = gripValue(grip, edit, picture);
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={words.grips[grip]}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={grip === 'frame' ? sayings.place(edit) : sayings.size(edit, picture)}
      className={clsx(
        'absolute grid touch-none place-items-center rounded-xl outline-on-stage -outline-offset-4',
        // Whatever the picture looks like, the focus is seen on it.
        grip === 'frame' ? 'focus-visible:shadow-[inset_0_0_0_8px_var(--color-stage)]' : 'focus-visible:bg-stage/82',
      )}
      style={{ ...gripPlace(grip, shown), cursor: cursors[grip] }}
      {...useGrip(grip, editing, picture, scale)}
    >
      {grip !== 'frame' && (
        <span className="rounded-full bg-on-stage shadow-[0_2px_12px_rgb(0_0_0/0.35)]" style={markOf(grip)} />
      )}
    </span>
  );
}

const cursors: Readonly<Record<Grip, string>> = {
  frame: 'move',
  left: 'ew-resize',
  right: 'ew-resize',
  top: 'ns-resize',
  bottom: 'ns-resize',
  top_left: 'nwse-resize',
  bottom_right: 'nwse-resize',
  top_right: 'nesw-resize',
  bottom_left: 'nesw-resize',
};

/** A dot on a corner, a bar on a side. */
function markOf(grip: Handle): Size {
  const { x, y } = handles[grip];
  if (x !== 0 && y !== 0) return { width: 18, height: 18 };
  return x === 0 ? { width: 28, height: 8 } : { width: 8, height: 28 };
}
