import type { ReactNode } from 'react';
import { Buttons } from './Buttons.tsx';
import { Controls } from './Controls.tsx';
import { Marks } from './Marks.tsx';
import { Notices } from './Notices.tsx';
import { Panels } from './Panels.tsx';
import { FileRows } from './rows/FileRows.tsx';

export function Gallery() {
  return (
    <main className="mx-auto grid max-w-4xl gap-10 px-4 py-8">
      <h1 className="heading-1">Components</h1>
      <Section title="File rows">
        <FileRows />
      </Section>
      <Section title="Notices">
        <Notices />
      </Section>
      <Section title="Buttons: one primary at a time">
        <Buttons />
      </Section>
      <Section title="Format marks">
        <Marks />
      </Section>
      <Section title="Controls">
        <Controls />
      </Section>
      <Section title="Menus, panels and sheets">
        <Panels />
      </Section>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="heading-3">{title}</h2>
      {children}
    </section>
  );
}
