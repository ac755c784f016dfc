import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Item, Outcome, ResultFile } from '../../converter/state/state.ts';
import { defaultFacts } from '../../testing/default-facts.ts';
import { canCopy, copyPicture } from './CopyButton.tsx';
import { dragOut } from './drag-out.ts';
import { sharable, share, sharesHere } from './ShareButton.tsx';

vi.mock('@image-converter/engine/engine', () => ({
  convert: async (
    _signal: AbortSignal,
    file: Blob,
    { target }: { target: string },
    { format }: { format: string },
  ) => ({
    outputs: [{ blob: new Blob([`${format} ${await file.text()} as ${target}`], { type: 'image/png' }) }],
  }),
}));

afterEach(() => vi.unstubAllGlobals());

type Options = Outcome['options'];

function done(target: Options['target'], names: readonly string[] = [`a.${target}`], facts: Partial<Outcome> = {}) {
  const files = names.map((name) => ({
    blob: new Blob([name], { type: `image/${target}` }),
    url: () => `blob:https://a.test/${name}`,
    name,
  })) as unknown as readonly [ResultFile, ...ResultFile[]];
  const outcome: Outcome = { ...defaultFacts, files, options: { ...defaultFacts.options, target }, ...facts };
  const file = new File(['original'], 'a.tif', { lastModified: 1_000_000 });
  const item: Item = { id: '1', file, format: 'tiff', label: 'TIFF', status: { kind: 'done', outcome } };
  return { item, outcome };
}

describe('the clipboard', () => {
  const copied: string[] = [];

  function stubClipboard(refusal?: Error): void {
    copied.length = 0;
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly held: Record<string, Promise<Blob>>;
        constructor(held: Record<string, Promise<Blob>>) {
          this.held = held;
        }
      },
    );
    const write = async ([{ held }]: [{ held: Record<string, Promise<Blob>> }]) => {
      const [[type, blob] = []] = Object.entries(held);
      if (refusal) throw refusal;
      copied.push(`${type}: ${await (await blob)?.text()}`);
    };
    vi.stubGlobal('navigator', { clipboard: { write } });
  }

  it('gets a PNG as it is, and any other picture as a PNG', async () => {
    stubClipboard();
    for (const target of ['png', 'webp'] as const) {
      const { item, outcome } = done(target);
      expect(await copyPicture(item, outcome)).toBe(true);
    }
    expect(copied).toEqual(['image/png: a.png', 'image/png: webp a.webp as png']);
  });

  it('gets an original that was kept, by its own format', async () => {
    stubClipboard();
    const { item, outcome } = done('png', ['a.tif'], { mode: 'none' });
    expect(await copyPicture(item, outcome)).toBe(true);
    expect(copied).toEqual(['image/png: tiff a.tif as png']);
  });

  it('may refuse, which is said', async () => {
    stubClipboard(new DOMException('', 'NotAllowedError'));
    const { item, outcome } = done('png');
    expect(await copyPicture(item, outcome)).toBe(false);
  });

  it('is offered for one picture, where the browser has one', () => {
    const offered = ({ item, outcome }: ReturnType<typeof done>) => canCopy(item, outcome);
    vi.stubGlobal('navigator', {});
    expect(offered(done('jpg'))).toBe(false);
    stubClipboard();
    expect(offered(done('jpg'))).toBe(true);
    expect(offered(done('pdf'))).toBe(false);
    expect(offered(done('jpg', ['a-1.jpg', 'a-2.jpg']))).toBe(false);
  });
});

describe('sharing', () => {
  it('is for phones and tablets whose browsers share files', () => {
    const device = (canShare: unknown, coarse: boolean) => {
      vi.stubGlobal('navigator', { canShare });
      vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
      return sharesHere();
    };
    expect([device(() => true, true), device(() => true, false), device(undefined, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes all results at once, with their names, types and dates', () => {
    const canShare = vi.fn(() => true);
    vi.stubGlobal('navigator', { canShare });
    const files = sharable([done('jpg', ['a-1.jpg', 'a-2.jpg']).item, done('png').item]);
    expect(files?.map(({ name, type, lastModified }) => `${name} ${type} ${lastModified}`)).toEqual([
      'a-1.jpg image/jpg 1000000',
      'a-2.jpg image/jpg 1000000',
      'a.png image/png 1000000',
    ]);
    expect(canShare).toHaveBeenCalledExactlyOnceWith({ files });
  });

  it('is not offered for what the browser refuses, or without results', () => {
    vi.stubGlobal('navigator', { canShare: () => false });
    expect(sharable([done('ico').item])).toBeUndefined();
    vi.stubGlobal('navigator', { canShare: () => true });
    expect(sharable([{ ...done('ico').item, status: { kind: 'waiting' } }])).toBeUndefined();
  });

  it('tells a refusal from a visitor who changed their mind', async () => {
    const shareWith = (name: string | undefined) => {
      const error = name && new DOMException('', name);
      vi.stubGlobal('navigator', { share: () => (error ? Promise.reject(error) : Promise.resolve()) });
      return share([]);
    };
    expect(await shareWith(undefined)).toBe(true);
    expect(await shareWith('AbortError')).toBe(true);
    expect(await shareWith('NotAllowedError')).toBe(false);
  });
});

describe('a result that is dragged out', () => {
  function dragged({ item }: ReturnType<typeof done>): string | undefined {
    const data = new Map<string, string>();
    const dataTransfer = { setData: (type: string, text: string) => void data.set(type, text) };
    dragOut({ dataTransfer: dataTransfer as unknown as DataTransfer }, item);
    return data.get('DownloadURL');
  }

  it('has its name, without the characters that no system allows', () => {
    expect(dragged(done('webp'))).toBe('image/webp:a.webp:blob:https://a.test/a.webp');
    expect(dragged(done('png', ['12:30.png']))).toBe('image/png:12_30.png:blob:https://a.test/12:30.png');
  });

  it('is one file', () => {
    expect(dragged(done('jpg', ['a-1.jpg', 'a-2.jpg']))).toBeUndefined();
  });
});
