import type { ReactNode } from 'react';

export function LegalText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="py-10 leading-relaxed">
      <h1 className="heading-1 mx-auto max-w-prose">{title}</h1>
      {children}
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto mt-8 grid max-w-prose gap-3 [overflow-wrap:anywhere]">
      <h2 className="heading-2">{title}</h2>
      {children}
    </section>
  );
}

/** Placeholder for something the operator has not filled in, with the name of the setting. */
export function Unset({ children }: { children: ReactNode }) {
  return <p className="rounded-lg border-2 border-warn px-3 py-2 text-sm">{children}</p>;
}
