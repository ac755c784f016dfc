import type { ReactNode } from 'react';

/** A section whose title has a column of its own on wide screens. */
export function Split({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[16.75rem_minmax(0,1fr)]">
      <h2 className="heading-2">{title}</h2>
      <div>{children}</div>
    </section>
  );
}
