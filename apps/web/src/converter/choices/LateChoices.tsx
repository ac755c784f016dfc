import { isCommon } from '@image-converter/formats/any-format';
import { formats } from '@image-converter/formats/formats';
import { type ComponentType, useEffect, useState } from 'react';
import type { Item } from '../state.ts';
import type { ChoicesProps } from './Choices.tsx';

/** Loaded only with files that may give a choice. Without it, they are read as usual. */
export function LateChoices(props: ChoicesProps) {
  const [Choices, setChoices] = useState<ComponentType<ChoicesProps>>();
  const isNeeded = props.items.some(mayGiveChoice);
  useEffect(() => {
    if (isNeeded)
      import('./Choices.tsx').then(
        (part) => setChoices(() => part.Choices),
        () => {},
      );
  }, [isNeeded]);
  return isNeeded && Choices ? <Choices {...props} /> : null;
}

/** Rare formats are looked up with what is loaded later. */
function mayGiveChoice({ format }: Item): boolean {
  return !isCommon(format) || 'asks' in formats[format];
}
