import { formats } from '@image-converter/formats/formats';
import { CircleAlert, LoaderCircle } from 'lucide';
import { type ComponentType, useState } from 'react';
import { Icon } from '../../layout/Icon.tsx';
import type { ChosenThumbnailProps } from '../../thumbnails/ChosenThumbnail.tsx';
import { useLazy } from '../../use-lazy.ts';
import type { Outcome, ResultFile } from '../state/state.ts';

interface ResultPictureProps {
  result: ResultFile;
  /** Shown if the browser cannot display the result. */
  label: string;
}

interface RowPictureProps extends ChosenThumbnailProps {
  Result: ComponentType<ResultPictureProps>;
}

/** The picture in front of a row: of the chosen file or of its result, or a symbol of what happens to it. */
export function RowPicture({ item, busy, Result }: RowPictureProps) {
  const { status } = item;
  switch (status.kind) {
    case 'waiting':
      return <ChosenPicture item={item} busy={busy} />;
    case 'converting':
      return <Icon of={LoaderCircle} className="size-6 text-accent motion-safe:animate-spin" />;
    case 'failed':
      return <Icon of={CircleAlert} className="size-6 text-danger" />;
    case 'done': {
      const [result] = status.outcome.files;
      return <Result key={result.url()} result={result} label={labelOf(status.outcome) ?? item.label} />;
    }
  }
}

const loadThumbnails = () => import('../../thumbnails/ChosenThumbnail.tsx');

function ChosenPicture(props: ChosenThumbnailProps) {
  const thumbnails = useLazy(loadThumbnails, { wanted: !props.busy, delay: 500 });
  return thumbnails ? <thumbnails.ChosenThumbnail {...props} /> : <Label>{props.item.label}</Label>;
}

/** Undefined for the original file. */
function labelOf({ mode, options }: Outcome): string | undefined {
  return mode === 'none' ? undefined : formats[options.target].label;
}

/** In full resolution, for a few files. */
export function ResultImage({ result, label }: ResultPictureProps) {
  const [isUnseen, setUnseen] = useState(false);
  if (isUnseen) return <Label>{label}</Label>;
  return (
    <img
      src={result.url()}
      alt=""
      decoding="async"
      className="size-full object-cover"
      onError={() => setUnseen(true)}
    />
  );
}

function Label({ children }: { children: string }) {
  return <span className="font-semibold text-quiet text-xs">{children}</span>;
}
