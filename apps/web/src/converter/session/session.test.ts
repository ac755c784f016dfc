import { ConversionError } from '@image-converter/engine/errors';
import { targetDefaults } from '@image-converter/formats/options';
import type { Pair } from '@image-converter/formats/pairs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOriginals } from '../../results/keep-originals.ts';
import { pageTable } from '../../routes/pages.ts';
import type { Backends } from '../convert/convert-item.ts';
import { filesIn } from '../save/downloads.ts';
import type { OutputFile } from '../state/state.ts';
import { retryAll } from './retry-all.ts';
import { type Services, Session } from './session.ts';

const signatures = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpg: [0xff, 0xd8, 0xff, 0xe0] };
const picture = (name: string, format: keyof typeof signatures = 'png') =>
  new File([new Uint8Array(signatures[format])], name);

/** A browser backend whose conversions the test ends. */
function manualBackends() {
  const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const browser: Backends['browser'] = () =>
    new Promise((resolve, reject) => {
      ends.push({ resolve: () => resolve({ outputs: [{ blob: new Blob(['x']) }], pagesOrFrames: 1 }), reject });
    });
  return { ends, browser };
}

const idleBackends = { server: vi.fn(), onFallback: vi.fn(), onBrowserEnd: vi.fn(), onUnchanged: vi.fn() };

function sessionOn(page: 'home' | 'all-formats' | Pair, services: Partial<Services> = {}) {
  const { ends, browser } = manualBackends();
  const backends = {
    browser: vi.fn(browser),
    server: vi.fn(),
    onFallback: vi.fn(),
    onBrowserEnd: vi.fn(),
    onUnchanged: vi.fn(),
  } satisfies Backends;
  const situation = () =>
    ({ configured: false, answer: 'no', online: true, lost: false, preferred: 'client' }) as const;
  const session = new Session(pageTable[page].rules, {
    backends,
    situation,
    prepare: vi.fn(),
    loadPacker: vi.fn(),
    ...services,
  });
  return { session, ends, backends };
}

const statuses = (session: Session) => session.state().items.map(({ status }) => status.kind);
/** Requests the URLs as visible rows do. */
const addresses = (session: Session) => filesIn(session.state().items).map(({ url }) => url());
const names = (session: Session) => session.state().items.map(({ file }) => file.name);

beforeEach(() => {
  let made = 0;
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a session', () => {
  it('has what files need prepared as soon as they are chosen, with the target, of each format once', async () => {
    const prepare = vi.fn();
    const { session } = sessionOn('png-to-avif', { prepare });
    await session.add([picture('a.png'), picture('b.png')]);
    expect(prepare).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ format: 'png' })], 'avif');
  });

  it('puts back what an earlier visit has left, with results, and gives new files other ids', async () => {
    const { session } = sessionOn('all-formats');
    const options = targetDefaults('webp');
    const facts = { firstPage: 1, pagesOrFrames: 1, milliseconds: 5, mode: 'client', bytesSent: 0, options } as const;
    const results = { ...facts, outputs: [{ blob: new Blob(['x']) }] as const, names: ['a.webp'] };
    const left = { format: 'png', label: 'PNG' } as const;
    session.restore(
      [
        { ...left, id: '3', file: picture('a.png'), results },
        { ...left, id: '4', file: picture('b.png') },
      ],
      options,
    );
    expect(statuses(session)).toEqual(['done', 'waiting']);
    expect(session.state()).toMatchObject({ phase: 'done', options: { target: 'webp' } });
    await session.add([picture('c.png')]);
    expect(session.state().items.map(({ id }) => id)).toEqual(['3', '4', '5']);
    expect(statuses(session)).toEqual(['done', 'waiting', 'waiting']);
  });

  it('goes on whether or not anybody looks', async () => {
    const { session, ends } = sessionOn('png-to-webp');
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    await session.add([picture('a.png')]);
    const work = session.convertAll();
    leave();
    listener.mockClear();
    ends[0]?.resolve();
    await work;
    expect(listener).not.toHaveBeenCalled();
    expect(session.state().phase).toBe('done');
  });

  it('has a file for each page of a document, and gives all their addresses back', async () => {
    const outputs = [{ blob: new Blob(['1']) }, { blob: new Blob(['2']) }] as const;
    const { session } = sessionOn('png-to-webp', {
      backends: { ...idleBackends, browser: async () => ({ outputs, pagesOrFrames: 2 }) },
    });
    await session.add([picture('a.png')]);
    await session.convertAll();
    const [status] = session.state().items.map((item) => item.status);
    expect(status?.kind === 'done' && status.outcome.files.map(({ name }) => name)).toEqual(['a-1.webp', 'a-2.webp']);
    expect(addresses(session)).toEqual(['blob:1', 'blob:2']);
    session.clear();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
  });

  it('has a file for each width, named after it; that is still one page', async () => {
    const outputs = [1600, 480].map((width) => ({ blob: new Blob(), width, height: 5 }));
    const browser = async () => ({ outputs: outputs as [OutputFile, OutputFile], pagesOrFrames: 7 });
    const { session } = sessionOn('png-to-webp', { backends: { ...idleBackends, browser } });
    session.choose({ widths: '480,1600' });
    await session.add([picture('a.png')]);
    await session.convertAll();
    expect(filesIn(session.state().items).map(({ name }) => name)).toEqual(['a-1600w.webp', 'a-480w.webp']);
    expect(session.state().notices).toMatchObject([{ kind: 'converted', files: [{ onlyFirstOf: 7 }] }]);
  });

  it('knows which page of a document is in work', async () => {
    const { session, backends, ends } = sessionOn('png-to-webp');
    await session.add([picture('a.png')]);
    const work = session.convertAll();
    const [, , onProgress] = backends.browser.mock.lastCall ?? [];
    onProgress?.({ step: 'page', page: 2, last: 7 });
    const [item] = session.state().items;
    expect(item?.status).toEqual({ kind: 'converting', mode: 'client', progress: { step: 'page', page: 2, last: 7 } });
    ends[0]?.resolve();
    await work;
  });

  it('keeps a result until it is converted again as was chosen meanwhile', async () => {
    const { session, ends, backends } = sessionOn('svg-to-png');
    await session.add([new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')]);
    const first = session.convertAll();
    ends[0]?.resolve();
    await first;
    addresses(session);
    session.choose({ longestSide: 300 });
    expect(statuses(session)).toEqual(['done']);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    const second = session.convertAll();
    const [, work] = backends.browser.mock.lastCall ?? [];
    expect(work?.options).toEqual({ ...targetDefaults('png'), longestSide: 300 });
    ends[1]?.resolve();
    await second;
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
    await session.convertAll();
    expect(backends.browser).toHaveBeenCalledTimes(2);
  });

  it('converts as was wanted when the button was pressed, whatever is chosen meanwhile', async () => {
    const { session, ends, backends } = sessionOn('all-formats');
    await session.add(Array.from({ length: 9 }, (_, index) => picture(`${index}.png`)));
    const work = session.convertAll();
    session.choose({ quality: 50 });
    for (let index = 0; index < 9; index += 1) {
      ends[index]?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    }
    await work;
    expect(backends.browser.mock.calls.map(([, { options }]) => options.quality)).toEqual(Array(9).fill(90));
  });

  it('waits for options that are being looked up, and is started only once', async () => {
    let found = () => {};
    let lookedUp: Promise<void> | undefined = new Promise((resolve) => {
      found = resolve;
    });
    const { session, ends, backends } = sessionOn('home', { lookedUp: () => lookedUp });
    await session.add([picture('a.png')]);
    const pressed = [session.convertAll(), session.convertAll()];
    expect(backends.browser).not.toHaveBeenCalled();
    session.choose({ quality: 40 });
    lookedUp = undefined;
    found();
    await vi.advanceTimersByTimeAsync(0);
    ends[0]?.resolve();
    await Promise.all(pressed);
    expect(backends.browser.mock.calls.map(([, { options }]) => options.quality)).toEqual([40]);
  });

  it('converts one file again, and leaves the others', async () => {
    const { session, ends } = sessionOn('png-to-webp');
    await session.add([picture('a.png'), picture('b.png')]);
    const work = session.convertAll();
    for (const end of ends) end.resolve();
    await work;
    const id = session.state().items[1]?.id ?? '';
    session.choose({ quality: 20 }, id);
    const again = session.convertAgain(id);
    expect(statuses(session)).toEqual(['done', 'converting']);
    ends[2]?.resolve();
    await again;
    expect(session.state().items[1]?.status).toMatchObject({ kind: 'done', outcome: { options: { quality: 20 } } });
    session.chooseLikeOthers(id);
    expect(session.state().items[1]?.overrides).toBeUndefined();
  });

  it('hands the original back in place of a result, and converts it after all', async () => {
    const { session, ends } = sessionOn('png-to-webp');
    await session.add([picture('a.png'), picture('b.png')]);
    const work = session.convertAll();
    for (const end of ends) end.resolve();
    await work;
    const { id = '', file } = session.state().items[0] ?? {};
    keepOriginals(session, id);
    expect(session.state().items[0]?.status).toMatchObject({
      kind: 'done',
      outcome: { mode: 'none', files: [{ name: 'a.png', blob: file }] },
    });
    expect(session.state().items[1]?.status).toMatchObject({ kind: 'done', outcome: { mode: 'client' } });
    const again = session.convertAgain(id);
    ends[2]?.resolve();
    await again;
    expect(session.state().items[0]?.status).toMatchObject({ kind: 'done', outcome: { mode: 'client' } });
  });

  it('does not forget that a file was sent, whether it is converted again or kept as it was', async () => {
    const { session, ends } = sessionOn('all-formats');
    const options = targetDefaults('jpg');
    const facts = { firstPage: 1, pagesOrFrames: 1, milliseconds: 5, mode: 'server', bytesSent: 8, options } as const;
    const results = { ...facts, outputs: [{ blob: new Blob(['x']) }] as const, names: ['a.jpg'] };
    session.restore([{ id: '1', file: picture('a.png'), format: 'png', label: 'PNG', results }], options);
    const again = session.convertAgain('1');
    ends[0]?.resolve();
    await again;
    expect(session.state().items[0]?.status).toMatchObject({ outcome: { mode: 'client', bytesSent: 8 } });
    keepOriginals(session, '1');
    expect(session.state().items[0]?.status).toMatchObject({ outcome: { mode: 'none', bytesSent: 8 } });
  });

  it('makes an address when it is asked for, and gives it back when its result is cleared', async () => {
    const { session, ends } = sessionOn('png-to-webp');
    await session.add([picture('a.png')]);
    const work = session.convertAll();
    ends[0]?.resolve();
    await work;
    expect(URL.createObjectURL).not.toHaveBeenCalled();
    expect([...addresses(session), ...addresses(session)]).toEqual(['blob:1', 'blob:1']);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    session.clear();
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  });

  it('holds no more than five files, however fast they come', async () => {
    const { session } = sessionOn('png-to-webp');
    const three = ['a', 'b', 'c'].map((name) => picture(`${name}.png`));
    await Promise.all([session.add(three), session.add(three)]);
    expect(names(session)).toEqual(['a.png', 'b.png', 'c.png', 'a.png', 'b.png']);
    expect(session.state().notices).toMatchObject([
      { kind: 'rejected', files: [{ reason: 'too-many', file: { name: 'c.png' } }] },
      { kind: 'files-added', count: 2 },
    ]);
  });

  it('replaces the file of the single converter, and calls its conversion off', async () => {
    const { session, ends } = sessionOn('home');
    await session.add([picture('a.png')]);
    const work = session.convertAll();
    await session.add([picture('b.png')]);
    ends[0]?.resolve();
    await work;
    expect(names(session)).toEqual(['b.png']);
    expect(statuses(session)).toEqual(['waiting']);
  });

  it('moves the bar of a single file by the clock, and rests it a second after the end', async () => {
    const { session, ends } = sessionOn('home');
    await session.add([picture('a.png')]);
    const work = session.convertAll();
    const shown = [session.state().progress];
    for (let tick = 0; tick < 5; tick += 1) {
      vi.advanceTimersByTime(200);
      shown.push(session.state().progress);
    }
    expect(shown).toEqual([10, 30, 50, 70, 90, 90]);
    ends[0]?.resolve();
    await work;
    expect(session.state().progress).toBe(100);
    vi.advanceTimersByTime(999);
    expect(session.state().progress).toBe(100);
    vi.advanceTimersByTime(1);
    expect(session.state().progress).toBe(0);
  });

  it('tries again only what may convert this time', async () => {
    const { session, ends } = sessionOn('png-to-webp');
    await session.add([picture('damaged.png'), picture('unlucky.png')]);
    const work = session.convertAll();
    ends[0]?.reject(new ConversionError('CORRUPT'));
    ends[1]?.reject(new ConversionError('WORKER_CRASHED'));
    await work;
    expect(statuses(session)).toEqual(['failed', 'failed']);
    const again = retryAll(session);
    expect(statuses(session)).toEqual(['failed', 'converting']);
    ends[2]?.resolve();
    await again;
    expect(statuses(session)).toEqual(['failed', 'done']);
  });

  it('hands a JPG that is to become a JPG back as it is, under its own name', async () => {
    const { session, backends } = sessionOn('home');
    const file = picture('Holiday.JPEG', 'jpg');
    await session.add([file]);
    await session.convertAll();
    const status = session.state().items[0]?.status;
    expect(status).toMatchObject({ kind: 'done', outcome: { files: [{ name: 'Holiday.JPEG' }], mode: 'none' } });
    expect(status?.kind === 'done' && status.outcome.files[0].blob).toBe(file);
    expect(backends.onUnchanged).toHaveBeenCalledOnce();
  });

  it('hands each file over with the format its bytes say, and with all options of its page', async () => {
    const { session, backends, ends } = sessionOn('png-to-webp');
    const file = picture('a.jpg');
    await session.add([file]);
    const work = session.convertAll();
    const options = { ...targetDefaults('webp'), quality: 90, background: '#ffffff' };
    expect(backends.browser).toHaveBeenCalledExactlyOnceWith(
      expect.any(AbortSignal),
      { file, format: 'png', options },
      expect.any(Function),
    );
    ends[0]?.resolve();
    await work;
  });

  it('says so when the ZIP cannot be made', async () => {
    const { session } = sessionOn('png-to-webp', { loadPacker: () => Promise.reject(new Error('offline')) });
    await session.saving.together();
    expect(session.state().notices).toMatchObject([{ kind: 'zip-failed' }]);
  });

  it('says so when the PDF of all results cannot be made', async () => {
    const { session } = sessionOn('png-to-webp', { loadPacker: () => Promise.reject(new Error('offline')) });
    await session.saving.joined('pdf');
    expect(session.state().notices).toMatchObject([{ kind: 'pdf-failed' }]);
  });
});

describe('a session that converts files as soon as they arrive', () => {
  const convertsAtOnce = () => true;

  it('starts with the options that are being looked up', async () => {
    const looking = Promise.withResolvers<void>();
    const { session, backends } = sessionOn('png-to-webp', { convertsAtOnce, lookedUp: () => looking.promise });
    await session.add([picture('a.png'), picture('b.png')]);
    expect(backends.browser).not.toHaveBeenCalled();
    session.choose({ quality: 40 });
    looking.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses(session)).toEqual(['converting', 'converting']);
    expect(backends.browser.mock.calls.map(([, { options }]) => options.quality)).toEqual([40, 40]);
  });

  it('sends nothing before the button is pressed', async () => {
    const situation = () =>
      ({ configured: true, answer: 'yes', online: true, lost: false, preferred: 'server' }) as const;
    const { session, backends } = sessionOn('all-formats', { convertsAtOnce, situation });
    const tiff = new File([new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])], 'a.tiff');
    await session.add([tiff, picture('b.png')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses(session)).toEqual(['waiting', 'converting']);
    expect(backends.server).not.toHaveBeenCalled();
  });

  it('goes on with those that arrive during a conversion, unless that is cancelled', async () => {
    const { session, ends } = sessionOn('all-formats', { convertsAtOnce });
    await session.add([picture('a.png')]);
    await vi.advanceTimersByTimeAsync(0);
    await session.add([picture('b.png')]);
    expect(statuses(session)).toEqual(['converting', 'waiting']);
    ends[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses(session)).toEqual(['done', 'converting']);
    await session.add([picture('c.png')]);
    session.cancel();
    ends[1]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses(session)).toEqual(['done', 'waiting', 'waiting']);
  });

  it('leaves files alone unless it is wanted', async () => {
    const { session } = sessionOn('png-to-webp', { convertsAtOnce: () => false });
    await session.add([picture('a.png')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses(session)).toEqual(['waiting']);
  });
});

describe('a session for any number of files', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => picture(`${index}.png`));

  it('has only a few of them in work at a time', { tags: '@promise:any-number-of-files' }, async () => {
    const { session, ends, backends } = sessionOn('all-formats');
    await session.add(many(30));
    const work = session.convertAll();
    expect(backends.browser).toHaveBeenCalledTimes(8);
    for (let index = 0; index < 30; index += 1) {
      ends[index]?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    }
    await work;
    expect(statuses(session).every((kind) => kind === 'done')).toBe(true);
  });

  it('gives each file the target that was chosen for it', async () => {
    const { session, ends, backends } = sessionOn('all-formats');
    await session.add([picture('a.png'), picture('b.png')]);
    session.choose({ target: 'avif' });
    session.choose({ target: 'webp' }, session.state().items[1]?.id);
    const work = session.convertAll();
    for (const end of ends) end.resolve();
    await work;
    expect(backends.browser.mock.calls.map(([, { options }]) => options.target)).toEqual(['avif', 'webp']);
    const files = session.state().items.map(({ status }) => status.kind === 'done' && status.outcome.files[0].name);
    expect(files).toEqual(['a.avif', 'b.webp']);
  });

  it('writes results into a folder as they are made, and keeps what is there instead', async () => {
    const { session, ends } = sessionOn('all-formats');
    await session.add([picture('a.png')]);
    const onDisk = new File(['x'], 'a.jpg');
    const write = vi.fn(async () => onDisk);
    const work = session.convertAll({ name: 'out', write });
    ends[0]?.resolve();
    await work;
    expect(write).toHaveBeenCalledExactlyOnceWith('a.jpg', expect.any(Blob));
    const status = session.state().items[0]?.status;
    expect(status).toMatchObject({ kind: 'done', outcome: { savedIn: 'out' } });
    expect(status?.kind === 'done' && status.outcome.files[0].blob).toBe(onDisk);
  });

  it('keeps a result that could not be written, and says so', async () => {
    const { session, ends } = sessionOn('all-formats');
    await session.add([picture('a.png')]);
    const full = { name: 'out', write: () => Promise.reject(new Error('QuotaExceededError')) };
    const work = session.convertAll(full);
    ends[0]?.resolve();
    await work;
    expect(session.state().items[0]?.status).toMatchObject({ kind: 'done', outcome: { savedIn: undefined } });
    expect(session.state().notices.map(({ kind }) => kind)).toEqual(['not-saved', 'converted']);
    session.closeNotice(2);
    await session.saving.into(full);
    expect(session.state().notices.at(-1)?.kind).toBe('not-saved');
  });

  it('tells those who look of many changes at once', async () => {
    const { session, ends } = sessionOn('all-formats');
    await session.add(many(60));
    const listener = vi.fn();
    session.subscribe(listener);
    const work = session.convertAll();
    for (let index = 0; index < 60; index += 1) {
      ends[index]?.resolve();
      await vi.advanceTimersByTimeAsync(1);
    }
    await work;
    expect(listener.mock.calls.length).toBeLessThan(10);
    expect(session.state().phase).toBe('done');
  });
});
