import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** In rem: `max-w-prose` is in units of the font, so a heading would start further left than its text. */
export const legalColumn = 'mx-auto max-w-2xl';

export function LegalText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="pt-8 leading-relaxed md:pt-12">
      <h1 className={clsx('heading-1', legalColumn)}>{title}</h1>
      {children}
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={clsx('mt-10 grid gap-3 [overflow-wrap:anywhere]', legalColumn)}>
      <h2 className="heading-3">{title}</h2>
      {children}
    </section>
  );
}

/** Placeholder for something the operator has not filled in, with the name of the setting. */
export function Unset({ children }: { children: ReactNode }) {
  return <p className="rounded-xl bg-warn-soft px-4 py-3 text-sm">{children}</p>;
}
