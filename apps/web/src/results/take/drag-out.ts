import type { DragEvent } from 'react';
import { portablePath } from '../../converter/save/safe-names.ts';
import { type Item, resultOf } from '../../converter/state/state.ts';

/**
 * Lets a result be dragged to a folder or another program, under its name. Chromium only: other browsers do not know
 * this type, and drag what they always drag. Its parts are separated by colons, which no portable name has.
 */
export function dragOut({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>, item: Item): void {
  const [file, ...others] = resultOf(item)?.files ?? [];
  if (!file || others.length > 0) return;
  const type = file.blob.type || 'application/octet-stream';
  dataTransfer.setData('DownloadURL', `${type}:${portablePath(file.name)}:${file.url()}`);
}
