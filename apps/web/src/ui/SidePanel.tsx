import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { PanelHead } from './PanelHead.tsx';

interface SidePanelProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  onClose: () => void;
}

/** The right column of a card. It stays in view while the page scrolls, and scrolls by itself. Escape closes it. */
export function SidePanel({ id, title, closeLabel, children, onClose }: SidePanelProps) {
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className="border-line border-l">
      <section
        ref={panel}
        id={id}
        aria-labelledby={heading}
        className="sticky top-4 grid max-h-[calc(100dvh-2rem)] grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto overscroll-contain rounded-r-3xl px-6 pt-3 pb-5"
      >
        <PanelHead id={heading} title={title} closeLabel={closeLabel} onClose={onClose} />
        {children}
      </section>
    </div>
  );
}
