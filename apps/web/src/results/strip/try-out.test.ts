import { ConversionError } from '@image-converter/engine/errors';
import { targetDefaults } from '@image-converter/formats/options';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesIn } from '../../converter/save/downloads.ts';
import { type Services, Session } from '../../converter/session/session.ts';
import { pageTable } from '../../routes/pages.ts';
import { take, tryOut } from './try-out.ts';

const png = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name);

/** Conversions in this browser end when the test ends them. */
function sessionWith(services: Partial<Services> = {}) {
  const ends: PromiseWithResolvers<void>[] = [];
  const browser = async () => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    return { outputs: [{ blob: new Blob(['x']) }] as const, pagesOrFrames: 1 };
  };
  const backends = {
    browser: vi.fn(browser),
    server: vi.fn(),
    onFallback: vi.fn(),
    onBrowserEnd: vi.fn(),
    onUnchanged: vi.fn(),
  };
  const situation = () =>
    ({ configured: false, answer: 'no', online: true, lost: false, preferred: 'client' }) as const;
  const loadPacker = vi.fn();
  const session = new Session(pageTable['all-formats'].rules, {
    backends,
    situation,
    prepare: vi.fn(),
    loadPacker,
    ...services,
  });
  return { session, ends, backends };
}

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is tried out', () => {
  const changes = { target: 'avif', look: 'same', lossless: false } as const;
  const { signal } = new AbortController();

  async function converted(services: Partial<Services> = {}) {
    const made = sessionWith(services);
    const { session, ends } = made;
    session.choose({ target: 'webp' });
    await session.add([png('a.png'), png('b.png')]);
    const work = session.convertAll();
    for (const end of ends) end.resolve();
    await work;
    made.backends.onBrowserEnd.mockClear();
    const [item] = session.state().items;
    if (!item) throw new Error('no item');
    return { ...made, item };
  }

  it('leaves the result, the options and the log alone', async () => {
    const { session, item, ends, backends } = await converted();
    const before = session.state();
    const trial = tryOut(signal, { session, item, options: changes });
    ends[2]?.resolve();
    const outcome = { mode: 'client', files: [{ name: 'a.avif' }], options: { target: 'avif', look: 'same' } };
    expect(await trial).toMatchObject({ kind: 'done', outcome });
    expect(session.state()).toBe(before);
    expect(backends.onBrowserEnd).not.toHaveBeenCalled();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });

  it('becomes the result if it is taken: with its name, its options, one row of the log and one notice', async () => {
    const { session, item, ends, backends } = await converted();
    const [old] = filesIn(session.state().items).map(({ url }) => url());
    const trial = tryOut(signal, { session, item, options: changes });
    ends[2]?.resolve();
    const attempt = await trial;
    if (attempt?.kind !== 'done') throw new Error('nothing to take');
    take({ session, item, options: changes }, attempt.outcome);
    expect(filesIn(session.state().items).map(({ name }) => name)).toEqual(['a.avif', 'b.webp']);
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith(old);
    expect(session.state()).toMatchObject({ phase: 'done', options: { target: 'webp', look: 'none' } });
    expect(session.state().items.map(({ overrides }) => overrides)).toEqual([
      { target: 'avif', look: 'same' },
      undefined,
    ]);
    expect(session.state().notices).toMatchObject([{ kind: 'converted', files: [{ name: 'a.png', target: 'avif' }] }]);
    const { milliseconds } = attempt.outcome;
    expect(backends.onBrowserEnd).toHaveBeenCalledExactlyOnceWith(
      { file: item.file, format: 'png', options: attempt.outcome.options },
      { success: true, milliseconds },
    );
    await session.convertAll();
    expect(backends.browser).toHaveBeenCalledTimes(3);
  });

  it('is the result itself if that was made so', async () => {
    const { session, item, backends } = await converted();
    const attempt = await tryOut(signal, { session, item, options: { target: 'webp', look: 'none', lossless: false } });
    expect(attempt).toEqual({ kind: 'done', outcome: item.status.kind === 'done' && item.status.outcome });
    expect(backends.browser).toHaveBeenCalledTimes(2);
  });

  it('says why it failed, and nothing when it is called off', async () => {
    const { session, item, ends, backends } = await converted();
    const trial = tryOut(signal, { session, item, options: changes });
    ends[2]?.reject(new ConversionError('TOO_LARGE'));
    expect(await trial).toMatchObject({ kind: 'failed', code: 'TOO_LARGE' });
    expect(session.state().items.map(({ status }) => status.kind)).toEqual(['done', 'done']);
    expect(backends.onBrowserEnd).not.toHaveBeenCalled();
    const controller = new AbortController();
    const called = tryOut(controller.signal, { session, item, options: changes });
    controller.abort();
    ends[3]?.resolve();
    expect(await called).toBeUndefined();
  });

  it('is never sent, but a file that was sent before stays known as such', async () => {
    const situation = () =>
      ({ configured: true, answer: 'yes', online: true, lost: false, preferred: 'server' }) as const;
    const { session, ends, backends } = sessionWith({ situation });
    const options = targetDefaults('jpg');
    const facts = { firstPage: 1, pagesOrFrames: 1, milliseconds: 5, mode: 'server', bytesSent: 8, options } as const;
    const results = { ...facts, outputs: [{ blob: new Blob(['x']) }] as const, names: ['a.jpg'] };
    session.restore([{ id: '1', file: png('a.tiff'), format: 'tiff', label: 'TIFF', results }], options);
    const [item] = session.state().items;
    const trial = item && tryOut(signal, { session, item, options: changes });
    ends[0]?.resolve();
    expect(await trial).toMatchObject({ outcome: { mode: 'client', bytesSent: 8 } });
    expect(backends.server).not.toHaveBeenCalled();
  });
});
