import { describe, expect, it, vi } from 'vitest';
import { Session } from '../converter/session/session.ts';
import { pageTable } from '../routes/pages.ts';
import { applyEdits, scopeOf } from './apply.ts';
import type { Edits } from './edits.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const square: Edits = { rotate: 90, flip: 'none', crop: { ratio: { width: 1, height: 1 }, x: 0.5, y: 0.5, scale: 1 } };
const half: Edits = { rotate: 0, flip: 'none', crop: { left: 0, top: 0, width: 0.5, height: 1 } };

async function sessionWith(...names: readonly string[]) {
  const browser = vi.fn(async () => ({ outputs: [{ blob: new Blob(['x']) }] as const, pagesOrFrames: 1 }));
  const session = new Session(pageTable['png-to-webp'].rules, {
    backends: { browser, server: vi.fn(), onFallback: vi.fn(), onBrowserEnd: vi.fn(), onUnchanged: vi.fn() },
    situation: () => ({ configured: false, answer: 'no', online: true, lost: false, preferred: 'client' }),
    prepare: vi.fn(),
    loadPacker: vi.fn(),
  });
  await session.add(names.map((name) => new File([png], name)));
  const item = (at: number) => {
    const found = session.state().items[at];
    if (!found) throw new RangeError(`no file ${at}`);
    return found;
  };
  return { session, browser, item };
}

describe('applying what was done to a picture', () => {
  it('is about that file only', async () => {
    const { session, browser, item } = await sessionWith('a.png', 'b.png');
    applyEdits(session, item(0), half, 'one');
    expect(item(0).overrides).toEqual({ crop: half.crop });
    expect(item(1).overrides).toBeUndefined();
    expect(scopeOf(session.state(), item(0))).toBe('one');
    expect(browser).not.toHaveBeenCalled();
  });

  it('is about all files if that is wanted, also those that were edited before', async () => {
    const { session, item } = await sessionWith('a.png', 'b.png');
    applyEdits(session, item(1), half, 'one');
    applyEdits(session, item(0), square, 'all');
    expect(session.state().options).toMatchObject(square);
    expect(session.state().items.map(({ overrides }) => overrides)).toEqual([undefined, undefined]);
    expect(scopeOf(session.state(), item(1))).toBe('all');
  });

  it('keeps other options of a file', async () => {
    const { session, item } = await sessionWith('a.png', 'b.png');
    session.choose({ quality: 50 }, item(1).id);
    applyEdits(session, item(0), square, 'all');
    expect(item(1).overrides).toEqual({ quality: 50 });
  });

  it('converts again what has a result, and nothing else', async () => {
    const { session, browser, item } = await sessionWith('a.png', 'b.png');
    await session.convertAll();
    browser.mockClear();
    applyEdits(session, item(0), half, 'one');
    await vi.waitFor(() => expect(item(0).status.kind).toBe('done'));
    expect(browser).toHaveBeenCalledTimes(1);
    applyEdits(session, item(0), half, 'one');
    expect(browser).toHaveBeenCalledTimes(1);
    applyEdits(session, item(0), square, 'all');
    await vi.waitFor(() => expect(browser).toHaveBeenCalledTimes(3));
  });
});
