import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** In rem: `max-w-prose` is in units of the font, so a heading would start further left than its text. */
export const legalColumn = 'mx-auto max-w-xl';

export function LegalText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="py-10 leading-relaxed">
      <h1 className={clsx('heading-1', legalColumn)}>{title}</h1>
      {children}
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={clsx('mt-8 grid gap-3 [overflow-wrap:anywhere]', legalColumn)}>
      <h2 className="heading-2">{title}</h2>
      {children}
    </section>
  );
}

/** Placeholder for something the operator has not filled in, with the name of the setting. */
export function Unset({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border-2 border-warn px-3 py-2 text-sm">{children}</p>;
}
