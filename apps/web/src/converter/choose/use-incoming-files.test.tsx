// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { deployment, renderHook } from '../../testing/render-hook.tsx';
import { useIncomingFiles } from './incoming-files.ts';

function drag(type: string): Event {
  const file = new File(['x'], 'x.png');
  return Object.assign(new Event(type), { dataTransfer: { types: ['Files'], files: [file] } });
}

const send = (event: Event) =>
  act(async () => {
    document.dispatchEvent(event);
  });

it('says that something is dragged over the page, and hands over what is dropped to the newest listener', async () => {
  const taken: string[] = [];
  const hook = () => {
    const [batch, setBatch] = useState(1);
    const dragging = useIncomingFiles((files) => {
      taken.push(`batch ${batch}: ${files.map(({ name }) => name)}`);
      setBatch(batch + 1);
    });
    return dragging;
  };
  const dragging = await renderHook(hook, deployment(), (children) => children);
  expect(dragging.current).toBe(false);
  await send(drag('dragenter'));
  expect(dragging.current).toBe(true);
  await send(drag('drop'));
  expect(dragging.current).toBe(false);
  await send(drag('drop'));
  expect(taken).toEqual(['batch 1: x.png', 'batch 2: x.png']);
});
