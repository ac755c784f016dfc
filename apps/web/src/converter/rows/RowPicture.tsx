import { Image } from 'lucide';
import { type ComponentType, useState } from 'react';
import type { ChosenThumbnailProps } from '../../thumbnails/ChosenThumbnail.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useLazy } from '../../use-lazy.ts';
import { shownLabel, sourceLabel } from '../state/shown-label.ts';
import { latestResultOf, type ResultFile } from '../state/state.ts';

interface ResultPictureProps {
  result: ResultFile;
  /** Shown if the browser cannot display the result. */
  label: string;
}

interface RowPictureProps extends ChosenThumbnailProps {
  Result: ComponentType<ResultPictureProps>;
}

/** The picture in front of a row: of the chosen file or of its result. Of a file that failed, only the mark. */
export function RowPicture({ item, busy, Result }: RowPictureProps) {
  const outcome = latestResultOf(item);
  if (item.status.kind === 'failed') return <Mark label={sourceLabel(item)} size="fill" />;
  if (!outcome) return <ChosenPicture item={item} busy={busy} />;
  const [result] = outcome.files;
  return <Result key={result.url()} result={result} label={shownLabel(item)} />;
}

/** The format of the picture, on its corner. */
export function CornerMark({ item }: Pick<ChosenThumbnailProps, 'item'>) {
  if (item.status.kind === 'failed') return null;
  return (
    <Mark label={shownLabel(item)} size="corner" className="absolute -bottom-1.5 -left-2 outline-2 outline-panel" />
  );
}

const loadThumbnails = () => import('../../thumbnails/ChosenThumbnail.tsx');

function ChosenPicture(props: ChosenThumbnailProps) {
  const thumbnails = useLazy(loadThumbnails, { wanted: !props.busy, delay: 500 });
  return thumbnails ? <thumbnails.ChosenThumbnail {...props} /> : <Icon of={Image} className="size-6" />;
}

/** In full resolution, for a few files. */
export function ResultImage({ result, label }: ResultPictureProps) {
  const [isUnseen, setUnseen] = useState(false);
  if (isUnseen) return <Mark label={label} size="fill" />;
  return (
    <img
      src={result.url()}
      alt=""
      decoding="async"
      className="size-full rounded-[inherit] object-cover"
      onError={() => setUnseen(true)}
    />
  );
}
