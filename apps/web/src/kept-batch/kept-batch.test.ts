import { allFormatsConverter } from '@image-converter/formats/converters';
import { targetDefaults } from '@image-converter/formats/options';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../converter/session/session.ts';
import { isOutdated } from '../converter/state/item-options.ts';
import { keepOriginals } from '../results/keep-originals.ts';
import { MemoryFolder } from '../testing/memory-folder.ts';
import { deleteOldBatches } from './batches.ts';
import { keptBatchOf } from './kept-batch.ts';

/** Shared by all tabs of a browser. */
let disk: MemoryFolder;
let quota: number;
let choices: Map<string, string>;
/** Released when the tab that holds them closes. */
let locks: Set<string>;

/** Converts a picture to what it holds after its signature. */
const browser = vi.fn(async (_signal, { file }: { file: File }) => {
  return { outputs: [{ blob: file.slice(signature.length) }] as const, pagesOrFrames: 1 };
});

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  [disk, quota, choices] = [new MemoryFolder(), 2 ** 40, new Map()];
  vi.stubGlobal(
    'FileSystemFileHandle',
    class {
      createWritable() {}
    },
  );
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => choices.get(name) ?? null,
    setItem: (name: string, value: string) => choices.set(name, value),
    removeItem: (name: string) => choices.delete(name),
  });
  vi.stubGlobal('navigator', {
    storage: { getDirectory: async () => disk, estimate: async () => ({ quota, usage: 0 }) },
    locks: { request: async (name: string, _: unknown, use: (lock: object | null) => unknown) => lend(name, use) },
  });
  locks = new Set();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function lend(name: string, use: (lock: object | null) => unknown): Promise<void> {
  const held = locks;
  if (held.has(name)) return void (await use(null));
  held.add(name);
  await use({});
  held.delete(name);
}

/** Opens the all-formats page in a new tab, after the previous tab has closed or crashed. */
function openTab() {
  locks = new Set();
  return openFurtherTab();
}

function openFurtherTab() {
  const session = new Session(allFormatsConverter, {
    backends: { server: vi.fn(), browser, onFallback: vi.fn(), onBrowserEnd: vi.fn(), onUnchanged: vi.fn() },
    situation: () => ({ configured: false, answer: 'no', online: true, lost: false, preferred: 'client' }),
    prepare: vi.fn(),
    loadPacker: vi.fn(),
  });
  return { session, batch: keptBatchOf(session) };
}

async function openReadyTab() {
  const tab = openTab();
  await expect.poll(() => tab.batch.state().kind).toBe('on');
  return tab;
}

const names = (session: Session) => session.state().items.map(({ file }) => file.name);
const kept = async () => (await disk.texts()).map(([path]) => path.replace(/^batches\/[\d.]+\//, ''));

const untilResultsAreKept = () =>
  expect.poll(() => disk.texts()).toContainEqual([expect.anything(), expect.stringContaining('"results"')]);

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pictureOf(text: string, name = 'a.png') {
  return new File([signature, text], name);
}

/** Adds a result as a conversion would. */
function finish(session: Session, id: string, text: string, target: 'jpg' | 'webp' = 'jpg'): void {
  const options = targetDefaults(target);
  const facts = { firstPage: 1, pagesOrFrames: 1, milliseconds: 5, mode: 'client', bytesSent: 0, options } as const;
  const results = { ...facts, outputs: [{ blob: new Blob([text]) }] as const, names: [`a.${target}`] };
  const [item] = session.state().items.filter((one) => one.id === id);
  if (!item) throw new Error('no such file');
  session.remove(id);
  session.restore([{ ...item, results }], options);
}

describe('a batch that is kept', () => {
  it('comes back with its results', async () => {
    const { session } = await openReadyTab();
    await session.add([pictureOf('1')]);
    finish(session, '1', 'result');
    await untilResultsAreKept();
    const next = await openReadyTab();
    const { items, options } = next.session.state();
    expect(items).toMatchObject([{ id: '1', status: { kind: 'done' } }]);
    expect(items.map((item) => isOutdated(options, item))).toEqual([false]);
    expect(options).toEqual(targetDefaults('jpg'));
    expect(next.batch.state().restored).toBe(1);
  });

  it('is not hidden by one that a tab without files has left', async () => {
    const { session } = await openReadyTab();
    await session.add([pictureOf('1', 'early.png')]);
    await expect.poll(kept).toContain('group-1/facts.json');
    const second = openFurtherTab();
    await expect.poll(() => second.batch.state().kind).toBe('on');
    expect(names(second.session)).toEqual([]);
    const next = await openReadyTab();
    expect(names(next.session)).toEqual(['early.png']);
  });

  it('keeps a file whose results cannot be read', async () => {
    const { session } = await openReadyTab();
    await session.add([pictureOf('1')]);
    await expect.poll(kept).toContain('group-1/facts.json');
    finish(session, '1', 'result');
    await untilResultsAreKept();
    for (const batch of (await disk.getDirectoryHandle('batches')).entries.values())
      await (await (batch as MemoryFolder).getDirectoryHandle('group-2')).removeEntry('bytes');
    const next = await openReadyTab();
    expect(next.session.state().items).toMatchObject([{ file: { name: 'a.png' }, status: { kind: 'waiting' } }]);
  });

  it('has every result whose row says that it is done, even if the tab crashes right then', {
    tags: '@promise:kept-batch',
  }, async () => {
    const { session } = await openReadyTab();
    await session.add(Array.from({ length: 20 }, (_, index) => pictureOf(`result ${index}`, `${index}.png`)));
    const done = (one: Session) => one.state().items.flatMap(({ id, status }) => (status.kind === 'done' ? [id] : []));
    const converted = session.convertAll();
    await new Promise<void>((resolve) => session.subscribe(() => done(session).length > 2 && resolve()));
    const said = done(session);
    const left = disk.copy();
    await converted;
    disk = left;
    const next = await openReadyTab();
    expect(done(next.session)).toEqual(expect.arrayContaining(said));
    const results = next.session
      .state()
      .items.flatMap(({ status }) => (status.kind === 'done' ? status.outcome.files : []));
    const texts = await Promise.all(results.map(({ blob }) => blob.text()));
    expect(texts).toEqual(done(next.session).map((id) => `result ${Number(id) - 1}`));
  });

  it('has the newest of two results, and nothing of a removed file comes back', async () => {
    const { session } = await openReadyTab();
    await session.add([pictureOf('1'), pictureOf('2'), pictureOf('3')]);
    await session.convertAll();
    keepOriginals(session, '1');
    session.remove('2');
    await expect.poll(() => disk.texts()).not.toContainEqual([expect.anything(), expect.stringContaining('"id":"2"')]);
    await expect.poll(() => disk.texts()).toContainEqual([expect.anything(), expect.stringContaining('"mode":"none"')]);
    const { session: next } = await openReadyTab();
    expect(next.state().items).toMatchObject([
      { id: '1', status: { kind: 'done', outcome: { mode: 'none' } } },
      { id: '3', status: { kind: 'done', outcome: { mode: 'client' } } },
    ]);
    next.clear();
    await expect.poll(kept).toEqual(['facts.json']);
  });

  it('leaves nothing of a file that did not fit once the list is cleared, and then keeps again', {
    tags: '@promise:kept-batch',
  }, async () => {
    quota = 80;
    const { session, batch } = await openReadyTab();
    await session.add([pictureOf('small'), pictureOf('x'.repeat(30), 'large.png')]);
    await expect.poll(() => batch.state().kind).toBe('full');
    expect(await kept()).toEqual(['facts.json', 'group-1/bytes', 'group-1/facts.json']);
    session.clear();
    await expect.poll(() => batch.state().kind).toBe('on');
    expect(await kept()).toEqual(['facts.json']);
    await session.add([pictureOf('again')]);
    await expect.poll(kept).toContain('group-2/facts.json');
  });

  it('has room again for as much as was removed', async () => {
    quota = 80;
    const { session, batch } = await openReadyTab();
    for (let id = 1; id <= 5; id += 1) {
      await session.add([pictureOf('x'.repeat(10))]);
      await expect.poll(kept).toContain(`group-${id}/facts.json`);
      session.remove(String(id));
      await expect.poll(kept).not.toContain(`group-${id}/bytes`);
    }
    expect(batch.state().kind).toBe('on');
  });

  it('goes on without a file that is gone from the disk', async () => {
    const { session, batch } = await openReadyTab();
    const gone = pictureOf('1', 'gone.png');
    const missing = new DOMException('', 'NotFoundError');
    const { stream } = Blob.prototype;
    session.subscribe(() => {
      gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(missing) });
    });
    vi.spyOn(Blob.prototype, 'stream').mockImplementation(function (this: Blob) {
      if (this.size !== gone.size) return stream.call(this);
      return new ReadableStream({ start: (controller) => controller.error(missing) });
    });
    await session.add([gone, pictureOf('of another size', 'there.png')]);
    await expect.poll(kept).toEqual(['facts.json', 'group-2/bytes', 'group-2/facts.json']);
    expect(batch.state().kind).toBe('on');
  });
});

describe('the switch', () => {
  it('takes effect in the order in which it was pressed, however quickly', async () => {
    const { session, batch } = await openReadyTab();
    await session.add([pictureOf('1')]);
    batch.turnOff();
    batch.turnOn();
    await expect.poll(kept).toEqual(['facts.json', 'group-1/bytes', 'group-1/facts.json']);
    batch.turnOn();
    batch.turnOff();
    await expect.poll(kept).toEqual([]);
    expect(batch.state().kind).toBe('off');
    batch.turnOn();
    batch.turnOff();
    batch.turnOn();
    await expect.poll(() => batch.state().kind).toBe('on');
    await expect.poll(kept).toEqual(['facts.json', 'group-1/bytes', 'group-1/facts.json']);
  });

  it('that another tab has pressed can be pressed again', async () => {
    const { session, batch } = await openReadyTab();
    await session.add([pictureOf('1')]);
    await expect.poll(kept).toContain('group-1/facts.json');
    const [folder] = (await disk.getDirectoryHandle('batches')).entries.values() as Iterable<MemoryFolder>;
    await disk.removeEntry('batches');
    if (folder) folder.getDirectoryHandle = () => Promise.reject(new DOMException('', 'NotFoundError'));
    await session.add([pictureOf('2')]);
    await expect.poll(() => batch.state().kind).toBe('off');
    batch.turnOn();
    await expect.poll(kept).toContain('group-2/facts.json');
    expect(batch.state().kind).toBe('on');
  });
});

it.each([
  ['of the day before yesterday', -2 * day],
  ['of a clock that was ahead', 2 * day],
])('a batch %s is deleted', async (_, away) => {
  const batches = await disk.getDirectoryHandle('batches', { create: true });
  await batches.getDirectoryHandle(String(Date.now() + away), { create: true });
  await batches.getDirectoryHandle(String(Date.now()), { create: true });
  await deleteOldBatches();
  expect(batches.entries.size).toBe(1);
});
