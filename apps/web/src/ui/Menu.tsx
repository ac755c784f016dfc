import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  /** What its button shows. */
  label: ReactNode;
  /** The panel is placed relative to the menu if this makes it `relative`. */
  className?: string;
  buttonClassName?: string;
  panelClassName: string;
  children: ReactNode;
}

/**
 * A native disclosure of links: it opens without JavaScript, and search engines see the links. JavaScript closes it on
 * Escape, on a press outside, when the focus leaves it, and when a link in it is followed in this tab.
 */
export function Menu({ label, className, buttonClassName, panelClassName, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const close = () => {
    if (menu.current) menu.current.open = false;
    button.current?.focus();
  };

  return (
    <details
      ref={menu}
      // Of all menus with the same name, the browser keeps only one open.
      name="menu"
      className={clsx('group', className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && menu.current?.open) close();
      }}
      onClick={(event) => {
        // By a link that shows its page without reloading.
        if (event.defaultPrevented) close();
      }}
    >
      <summary
        ref={button}
        className={clsx(
          'plain-button list-none group-open:bg-soft [&::-webkit-details-marker]:hidden',
          buttonClassName,
        )}
      >
        {label}
      </summary>
      <div
        className={clsx(
          'absolute z-10 rounded-2xl bg-panel shadow-float outline outline-line [--behind:var(--color-panel)]',
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}
