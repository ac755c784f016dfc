import { type ReactNode, useId } from 'react';
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
  return (
    <div className="border-line border-l">
      <section
        id={id}
        aria-labelledby={heading}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        className="sticky top-4 grid max-h-[calc(100dvh-2rem)] grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto overscroll-contain rounded-r-3xl px-6 pt-3 pb-5"
      >
        <PanelHead id={heading} title={title} closeLabel={closeLabel} onClose={onClose} />
        {children}
      </section>
    </div>
  );
}
