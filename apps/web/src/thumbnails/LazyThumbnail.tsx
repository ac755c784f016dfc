import { type ComponentType, useEffect, useState } from 'react';
import type { ChosenThumbnailProps } from './ChosenThumbnail.tsx';

/** Loaded when a file has been chosen and nothing is converted; the label stands in for it. */
export function LazyThumbnail(props: ChosenThumbnailProps) {
  const [Chosen, setChosen] = useState<ComponentType<ChosenThumbnailProps>>();
  const { busy } = props;
  useEffect(() => {
    if (busy) return;
    const idle = setTimeout(
      () =>
        import('./ChosenThumbnail.tsx').then(
          (part) => setChosen(() => part.ChosenThumbnail),
          () => {},
        ),
      500,
    );
    return () => clearTimeout(idle);
  }, [busy]);
  return Chosen ? <Chosen {...props} /> : <span className="font-semibold text-quiet text-xs">{props.item.label}</span>;
}
