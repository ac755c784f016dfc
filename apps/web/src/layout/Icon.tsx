import type { IconNode } from 'lucide';

interface IconProps {
  of: IconNode;
  className: string;
}

/** Decoration beside words: nobody is told of it. Lucide's own component for React would take 0.8 KB of every page. */
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
