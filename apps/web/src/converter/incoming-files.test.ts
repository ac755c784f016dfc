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

/** Fires a drag event with what is dragged, and returns whether the page took it from the browser. */
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

it('takes the files in a folder that is dropped, on any page', async () => {
  const file = (give: (one: File) => void) => give(picture);
  const child = { name: 'beach.png', fullPath: '/holiday/beach.png', isDirectory: false, file };
  const portions = [[child], []];
  const createReader = () => ({ readEntries: (give: (entries: unknown) => void) => give(portions.shift()) });
  const folder = { name: 'holiday', fullPath: '/holiday', isDirectory: true, createReader };
  const dataTransfer = { types: ['Files'], files: [], items: [{ webkitGetAsEntry: () => folder }] };
  page.dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }));
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]));
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
