import { useEffect, useEffectEvent, useState } from 'react';
import { listenForFiles, type Receivers } from './incoming-files.ts';

/** Files dropped anywhere on the page or pasted into it. Returns whether a drag is over the page. */
export function useIncomingFiles(onFiles: Receivers['onFiles']): boolean {
  const [dragging, setDragging] = useState(false);
  const receive = useEffectEvent(onFiles);
  useEffect(() => listenForFiles(document, { onFiles: (files) => receive(files), onDragging: setDragging }), []);
  return dragging;
}
