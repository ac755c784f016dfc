import { Maximize2 } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useLazy } from '../../use-lazy.ts';
import type { BeforeAfterProps } from './BeforeAfter.tsx';
import { StageButton } from './Zoom.tsx';

const load = () => import('./BeforeAfter.tsx');

/** Opens the view on the whole screen. It is loaded when first opened; if that fails, it does not open. */
export function FullScreenButton(props: Omit<BeforeAfterProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = useLazy(load, { wanted: isOpen, onFailure: close });
  return (
    <>
      <StageButton label={props.words.view.full_screen} onPress={() => setOpen(true)}>
        <Icon of={Maximize2} className="size-5" />
      </StageButton>
      {isOpen && part && <part.BeforeAfter {...props} onClose={close} />}
    </>
  );
}
