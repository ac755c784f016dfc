import { useEffect, useEffectEvent, useState } from 'react';

/** Files dropped anywhere on the page or pasted into it. Returns whether something is being dragged over it. */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const receive = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });

  useEffect(() => {
    // Entering a child fires before leaving its parent, so the drag is over when there are as many leaves as enters.
    let entered = 0;
    const count = (change: number) => {
      entered = Math.max(0, entered + change);
      setDragging(entered > 0);
    };
    const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
      dragenter: (event) => carriesFiles(event) && count(1),
      dragleave: (event) => carriesFiles(event) && count(-1),
      dragover: (event) => carriesFiles(event) && event.preventDefault(),
      drop: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        count(-entered);
        receive(event.dataTransfer?.files);
      },
      paste: (event) => receive(event.clipboardData?.files),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener);
    };
  }, []);

  return dragging;
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
