import type { IconNode } from 'lucide';

interface IconProps {
  of: IconNode;
  className: string;
}

/** Decoration next to text, hidden from screen readers. Lucide's own React component would add 0.8 KB to every page. */
export function Icon({ of, className }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {of.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
