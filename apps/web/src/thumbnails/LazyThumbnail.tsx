import { type ComponentType, useEffect, useState } from 'react';
import type { ChosenThumbnailProps } from './ChosenThumbnail.tsx';

/** Loaded once a file is chosen and no conversion is running; until then the label is shown. */
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
