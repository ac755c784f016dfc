import { formats } from '@image-converter/formats/formats';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { Item } from './state.ts';

export function Thumbnail({ item: { format, status } }: { item: Item }) {
  const box =
    'row-span-2 grid size-12 shrink-0 place-items-center self-start overflow-hidden rounded-lg bg-soft sm:size-14';
  if (status.kind === 'done') {
    return (
      <span className={box}>
        <img src={status.outcome.url} alt="" decoding="async" className="size-full object-cover" />
      </span>
    );
  }
  return (
    <span aria-hidden className={box}>
      {status.kind === 'converting' && <LoaderCircle className="size-6 text-accent motion-safe:animate-spin" />}
      {status.kind === 'failed' && <CircleAlert className="size-6 text-danger" />}
      {status.kind === 'waiting' && <span className="font-semibold text-quiet text-xs">{formats[format].label}</span>}
    </span>
  );
}
