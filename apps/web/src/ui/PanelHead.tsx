import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface PanelHeadProps {
  /** Of the heading, for `aria-labelledby`. */
  id: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
}

/** Title and close button of a panel or sheet. The title takes the focus, so that it is read out first. */
export function PanelHead({ id, title, closeLabel, onClose }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="-mb-1.5 flex items-center justify-between gap-2">
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="display min-w-0 rounded-lg text-lg leading-tight [overflow-wrap:anywhere]"
      >
        {title}
      </h2>
      <button type="button" className="icon-button -mr-3" aria-label={closeLabel} onClick={onClose}>
        <Icon of={X} className="size-5" />
      </button>
    </div>
  );
}
