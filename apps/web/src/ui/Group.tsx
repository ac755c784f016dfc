import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  /** At the other end of the title's line. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Controls that belong together, under their title. */
export function Group({ title, hint, children }: GroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 gap-y-2">
      {/* A legend that floats takes part in the layout like any other element, so the hint can stand beside it. */}
      <legend className="float-left font-semibold text-sm">{title}</legend>
      {hint && <p className="text-quiet text-sm">{hint}</p>}
      <div className="grid min-w-0 basis-full grid-cols-[minmax(0,1fr)] gap-2">{children}</div>
    </fieldset>
  );
}
