import { beforeEach, expect, it, vi } from 'vitest';
import { listenForFiles } from './incoming-files.ts';

const picture = new File(['x'], 'beach.png');
const onFiles = vi.fn<(files: readonly File[]) => void>();
const onDragging = vi.fn<(isDragging: boolean) => void>();
let page: EventTarget;
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  page = new EventTarget();
  stop = listenForFiles(page, { onFiles, onDragging });
});

/** Fires a drag event and returns whether the page prevented the browser's default. */
function drag(name: string, types = ['Files'], files: readonly File[] = []): boolean {
  const event = Object.assign(new Event(name, { cancelable: true }), { dataTransfer: { types, files } });
  return !page.dispatchEvent(event);
}

function paste(files: readonly File[]): void {
  page.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { files } }));
}

it('takes files that are dropped, so that the browser does not open them', () => {
  expect(drag('dragover')).toBe(true);
  expect(drag('drop', ['Files'], [picture])).toBe(true);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

/** Drops a folder, which browsers also list as a file. */
function dropFolder(...inside: readonly File[]): File {
  const children = inside.map((one) => {
    const file = (give: (one: File) => void) => give(one);
    return { name: one.name, fullPath: `/holiday/${one.name}`, isDirectory: false, file };
  });
  const portions = [children, []];
  const createReader = () => ({ readEntries: (give: (entries: unknown) => void) => give(portions.shift() ?? []) });
  const entry = { name: 'holiday', fullPath: '/holiday', isDirectory: true, createReader };
  const folder = new File([], 'holiday');
  const dataTransfer = { types: ['Files'], files: [folder], items: [{ webkitGetAsEntry: () => entry }] };
  page.dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }));
  return folder;
}

it('takes the files in a folder that is dropped, on any page', async () => {
  dropFolder(picture);
  await expect.poll(() => onFiles.mock.calls).toEqual([[[picture]]]);
});

it('takes an empty folder as it is, so that it is refused in words', async () => {
  const folder = dropFolder();
  await expect.poll(() => onFiles.mock.calls).toEqual([[[folder]]]);
});

it('takes a folder as it is if what reads folders cannot be loaded', async () => {
  vi.doMock('./dropped-folders.ts', () => Promise.reject(new Error('no connection')));
  const folder = dropFolder(picture);
  await expect.poll(() => onFiles.mock.calls).toEqual([[[folder]]]);
  vi.doUnmock('./dropped-folders.ts');
});

it('leaves to the browser what is no file', () => {
  expect(drag('dragenter', ['text/plain'])).toBe(false);
  expect(drag('dragover', ['text/plain'])).toBe(false);
  expect(drag('drop', ['text/plain'])).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  expect(onDragging).not.toHaveBeenCalled();
});

it('takes files that are pasted, and no paste without one', () => {
  paste([]);
  expect(onFiles).not.toHaveBeenCalled();
  paste([picture]);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

it('knows that a drag goes on from an element to one inside it, and that it is over once it has left both', () => {
  drag('dragenter');
  drag('dragenter');
  drag('dragleave');
  expect(onDragging).toHaveBeenLastCalledWith(true);
  drag('dragleave');
  expect(onDragging).toHaveBeenLastCalledWith(false);
});

it('knows that a drop ends the drag, however many elements it entered', () => {
  drag('dragenter');
  drag('dragenter');
  drag('drop', ['Files'], [picture]);
  expect(onDragging).toHaveBeenLastCalledWith(false);
  drag('dragenter');
  drag('dragleave');
  expect(onDragging).toHaveBeenLastCalledWith(false);
});

it('hears nothing more once it is stopped', () => {
  stop();
  drag('drop', ['Files'], [picture]);
  paste([picture]);
  expect(onFiles).not.toHaveBeenCalled();
});
