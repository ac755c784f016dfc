import type { Size } from '@image-converter/formats/inspection';
import { useState } from 'react';
import { type Edit, untouched } from './edit.ts';

/** A drag or a key that is held down is one step, however often it changes something. */
export type Step = 'new' | 'same';

export interface Editing {
  readonly edit: Edit;
  readonly change: (next: Edit, step?: Step) => void;
  /** Undefined if there is nothing to undo, or nothing to reset. */
  readonly undo: (() => void) | undefined;
  readonly reset: (() => void) | undefined;
}

interface History {
  readonly past: readonly Edit[];
  readonly edit: Edit;
}

export function useEdits(start: () => Edit, picture: Size): Editing {
  const [{ past, edit }, set] = useState<History>(() => ({ past: [], edit: start() }));
  const change = (next: Edit, step: Step = 'new') => set((before) => changed(before, next, step));
  const last = past.at(-1);
  const none = untouched(picture);
  return {
    edit,
    change,
    undo: last && (() => set({ past: past.slice(0, -1), edit: last })),
    reset: isSame(edit, none) ? undefined : () => change(none),
  };
}

export function changed({ past, edit }: History, next: Edit, step: Step): History {
  if (isSame(edit, next)) return { past, edit };
  return { past: step === 'new' ? [...past, edit] : past, edit: next };
}

function isSame(one: Edit, other: Edit): boolean {
  return JSON.stringify(parts(one)) === JSON.stringify(parts(other));
}

/** In a fixed order. */
function parts({ rotate, flip, ratio, frame: { left, top, width, height } }: Edit): unknown[] {
  const shape = typeof ratio === 'string' ? ratio : [ratio.width, ratio.height];
  return [rotate, flip, shape, left, top, width, height];
}
