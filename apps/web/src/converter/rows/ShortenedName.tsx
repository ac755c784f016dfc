import { splitName } from './split-name.ts';

/** A name on one line, cut in the middle if it is too long. Screen readers get it in one piece. */
export function ShortenedName({ name }: { name: string }) {
  const { start, end } = splitName(name);
  return (
    <bdi className="relative inline-flex max-w-full overflow-hidden whitespace-pre align-top">
      <span className="sr-only select-none">{name}</span>
      <span aria-hidden className="overflow-hidden text-ellipsis">
        {start}
      </span>
      <span aria-hidden>{end}</span>
    </bdi>
  );
}
