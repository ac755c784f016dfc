import type { LookReply } from '@image-converter/engine/view/messages';
import type { View } from '@image-converter/engine/view/view';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../../converter/state/state.ts';
import { defaultFacts } from '../../testing/default-facts.ts';
import { borrowDecoder } from './decoder.ts';

function rowOf(name: string) {
  const file = new File(['original'], name);
  const outcome: Outcome = { ...defaultFacts, files: [{ blob: new Blob(['result']), url: () => '', name }] };
  return { item: { file, format: 'png' } as const, outcome };
}

function viewOf() {
  const bitmaps: { close: () => void }[] = [];
  const look = vi.fn(async () => {
    const bitmap = { close: vi.fn() };
    bitmaps.push(bitmap);
    return { bitmap, size: { width: 1, height: 1 } } as unknown as LookReply;
  });
  const view = { look, close: vi.fn() };
  return { view, bitmaps, open: vi.fn(async () => view as unknown as View) };
}

describe('the decoder of a row', () => {
  it('is shared, and decodes each file once', async () => {
    const row = rowOf('a.png');
    const { view, open } = viewOf();
    const [inPage, inDialog] = [borrowDecoder(row, open), borrowDecoder(row, open)];
    expect(await inPage.decoder.look('original')).toBe(await inDialog.decoder.look('original'));
    await inDialog.decoder.look('result');
    expect(open).toHaveBeenCalledOnce();
    expect(view.look).toHaveBeenCalledTimes(2);
    for (const loan of [inPage, inDialog]) loan.giveBack();
  });

  it('is closed by the last one to return it, with its pictures', async () => {
    const row = rowOf('a.png');
    const { view, bitmaps, open } = viewOf();
    const [inPage, inDialog] = [borrowDecoder(row, open), borrowDecoder(row, open)];
    await inPage.decoder.look('original');
    inPage.giveBack();
    await Promise.resolve();
    expect(view.close).not.toHaveBeenCalled();
    inDialog.giveBack();
    await expect.poll(() => view.close).toHaveBeenCalledOnce();
    expect(bitmaps[0]?.close).toHaveBeenCalledOnce();
  });

  it('survives being returned and borrowed again at once', async () => {
    const row = rowOf('a.png');
    const { view, open } = viewOf();
    borrowDecoder(row, open).giveBack();
    const again = borrowDecoder(row, open);
    await again.decoder.look('original');
    expect(open).toHaveBeenCalledOnce();
    expect(view.close).not.toHaveBeenCalled();
    again.giveBack();
  });

  it('is not shared after a failure, so that another look may succeed', async () => {
    const row = rowOf('a.png');
    const { view, open } = viewOf();
    view.look.mockRejectedValueOnce(new Error('no connection'));
    const inPage = borrowDecoder(row, open);
    await expect(inPage.decoder.look('original')).rejects.toThrow();
    const inDialog = borrowDecoder(row, open);
    await expect(inDialog.decoder.look('original')).resolves.toBeDefined();
    for (const loan of [inPage, inDialog]) loan.giveBack();
    await expect.poll(() => view.close).toHaveBeenCalledTimes(2);
  });

  it('is another one for another result', () => {
    const { open } = viewOf();
    const loans = [borrowDecoder(rowOf('a.png'), open), borrowDecoder(rowOf('a.png'), open)];
    expect(open).toHaveBeenCalledTimes(2);
    for (const loan of loans) loan.giveBack();
  });
});
