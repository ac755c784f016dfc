import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveStream } from './save-file.ts';

const large = { name: 'images.zip', bytes: 2 ** 30 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Counts ordinary downloads. */
function stubDownloads() {
  const click = vi.fn();
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  return click;
}

describe('a large file', () => {
  it('goes to the disk as it is made', async () => {
    const click = stubDownloads();
    const written: Uint8Array[] = [];
    const createWritable = async () => new WritableStream<Uint8Array>({ write: (chunk) => void written.push(chunk) });
    const picker = vi.fn(async () => ({ createWritable }));
    vi.stubGlobal('showSaveFilePicker', picker);
    await saveStream(new Response('zip'), large);
    expect(picker).toHaveBeenCalledExactlyOnceWith({ suggestedName: 'images.zip' });
    expect(Buffer.concat(written).toString()).toBe('zip');
    expect(click).not.toHaveBeenCalled();
  });

  it('is not saved if the visitor chooses not to', async () => {
    const click = stubDownloads();
    vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'AbortError')));
    await saveStream(new Response('zip'), large);
    expect(click).not.toHaveBeenCalled();
  });

  it('is a download like any other if the browser shows no dialog any more', async () => {
    const click = stubDownloads();
    vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('', 'SecurityError')));
    await saveStream(new Response('zip'), large);
    expect(click).toHaveBeenCalledOnce();
  });

  it('is a download like any other where the browser knows nothing else', async () => {
    const click = stubDownloads();
    await saveStream(new Response('zip'), large);
    expect(click).toHaveBeenCalledOnce();
  });
});

it('a small file asks for no place', async () => {
  const click = stubDownloads();
  const picker = vi.fn();
  vi.stubGlobal('showSaveFilePicker', picker);
  await saveStream(new Response('zip'), { name: 'images.zip', bytes: 1000 });
  expect([picker.mock.calls.length, click.mock.calls.length]).toEqual([0, 1]);
});
