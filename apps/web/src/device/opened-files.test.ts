import { afterEach, expect, it, vi } from 'vitest';
import { listenForOpenedFiles } from './opened-files.ts';

afterEach(() => vi.unstubAllGlobals());

it('opens the files that can be read, whatever has become of the others', async () => {
  const file = new File(['x'], 'a.png');
  const there = { getFile: async () => file };
  const gone = { getFile: () => Promise.reject(new DOMException('', 'NotFoundError')) };
  vi.stubGlobal('launchQueue', {
    setConsumer: (consume: (launch: object) => void) => consume({ files: [gone, there] }),
  });
  const onFiles = vi.fn();
  listenForOpenedFiles(onFiles);
  await expect.poll(() => onFiles.mock.calls).toEqual([[[file]]]);
});
