import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { pictureSize } from '@image-converter/corpus/fixtures/draw';
import type { ConversionOptions } from '@image-converter/formats/options';
import { describe, expect, it, vi } from 'vitest';
import { pageTable } from '../../routes/pages.ts';
import { filesIn } from '../save/downloads.ts';
import { type Services, Session } from '../session/session.ts';
import type { OutputFile } from '../state/state.ts';
import { exampleName } from './example.ts';
import { follow } from './rename.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Local time. */
const lastModified = new Date(2024, 4, 3, 14, 5, 8).getTime();
const picture = (name: string) => new File([png], name, { lastModified });
const output: OutputFile = { blob: new Blob(['x']), width: 60, height: 40 };

/** Each file becomes what `outputs` says for its name. */
function sessionWith(outputs: Readonly<Record<string, OutputFile>> = {}) {
  const asked: ConversionOptions[] = [];
  const services: Services = {
    backends: {
      browser: async (_signal, { file, options }) => {
        asked.push(options);
        return { outputs: [outputs[file.name] ?? output], pagesOrFrames: 1 };
      },
      server: vi.fn(),
      onFallback: vi.fn(),
      onBrowserEnd: vi.fn(),
      onUnchanged: vi.fn(),
    },
    situation: () => ({ configured: false, answer: 'no', online: true, lost: false, preferred: 'client' }),
    prepare: vi.fn(),
    loadPacker: vi.fn(),
  };
  return { session: new Session(pageTable['all-formats'].rules, services), asked };
}

const names = (session: Session) => filesIn(session.state().items).map(({ name }) => name);

async function named(files: File[], pattern: string, outputs?: Record<string, OutputFile>): Promise<string[]> {
  const { session } = sessionWith(outputs);
  session.choose({ target: 'webp', names: pattern });
  await session.add(files);
  await session.convertAll();
  await vi.waitFor(() => expect(new Set(names(session)).size).toBe(files.length));
  return names(session);
}

describe('a pattern for names', () => {
  it('knows the file, its place in the list and its result', async () => {
    const files = Array.from({ length: 10 }, (_, index) => picture(`a${index}.png`));
    const report = { encoder: 'webp', quality: 71 } as const;
    const all = await named(files, '{n} {name} {date} {time} {width}x{height} {quality} {format}', {
      'a9.png': { ...output, width: 6, height: 4, report },
    });
    expect(all[0]).toBe('01 a0 2024-05-03 14-05-08 60x40 90 webp.webp');
    expect(all[9]).toBe('10 a9 2024-05-03 14-05-08 6x4 71 webp.webp');
  });

  it('takes date and camera from the picture itself, if it says so', async () => {
    const bytes = await describedFiles['described.jpg']();
    const photo = new File([bytes], 'photo.jpg', { lastModified });
    expect(await named([photo], '{date} {time} {camera}')).toEqual(['2026-05-04 21-03-02 Model 1.webp']);
  });

  it('numbers what would have the same name, in the order of the list, and keeps folders', async () => {
    const inFolder = (path: string) => Object.defineProperty(picture('b.png'), 'webkitRelativePath', { value: path });
    const { session } = sessionWith();
    session.choose({ target: 'webp', names: 'holiday' });
    await session.add([picture('c.png'), picture('a.png'), inFolder('day 1/b.png')]);
    await session.convertAll();
    await vi.waitFor(() => expect(names(session)).toEqual(['holiday.webp', 'holiday (2).webp', 'holiday.webp']));
  });

  it('renames results that are there, without converting them again', async () => {
    const { session, asked } = sessionWith();
    session.choose({ target: 'webp' });
    await session.add([picture('a.png'), picture('b.png')]);
    await session.convertAll();
    expect(names(session)).toEqual(['a.webp', 'b.webp']);
    follow(session);
    session.choose({ names: '{n}' });
    await vi.waitFor(() => expect(names(session)).toEqual(['1.webp', '2.webp']));
    session.choose({ names: 'own' }, '1');
    await vi.waitFor(() => expect(names(session)).toEqual(['own.webp', '2.webp']));
    session.chooseLikeOthers('1');
    await vi.waitFor(() => expect(names(session)).toEqual(['1.webp', '2.webp']));
    session.choose({ names: undefined });
    await vi.waitFor(() => expect(names(session)).toEqual(['a.webp', 'b.webp']));
    await session.convertAll();
    expect(asked).toHaveLength(2);
  });

  it('is known to the result, but to no encoder', async () => {
    const { session, asked } = sessionWith();
    session.choose({ target: 'webp', names: '{n}' });
    await session.add([picture('a.png')]);
    await session.convertAll();
    expect(session.state().items[0]?.status).toMatchObject({ outcome: { options: { names: '{n}' } } });
    expect(asked.map((options) => 'names' in options)).toEqual([false]);
  });

  it('names what is written into a folder, and leaves it there', async () => {
    const { session } = sessionWith();
    session.choose({ target: 'webp', names: 'x{n}' });
    await session.add([picture('a.png')]);
    const written: string[] = [];
    const write = async (path: string, blob: Blob) => {
      written.push(path);
      return blob;
    };
    await session.convertAll({ name: 'out', write });
    session.choose({ names: 'y{n}' });
    await session.add([picture('b.png')]);
    await session.convertAll();
    await vi.waitFor(() => expect(names(session)).toEqual(['x1.webp', 'y2.webp']));
    expect(written).toEqual(['x1.webp']);
  });

  it('names a file that stays as it is', async () => {
    const { session } = sessionWith();
    session.choose({ target: 'png', names: 'same-{name}-{quality}' });
    await session.add([picture('a.png')]);
    await session.convertAll();
    expect(names(session)).toEqual(['same-a.png']);
  });
});

describe('the example of a pattern', () => {
  it('is the name that the first file gets', async () => {
    const { session } = sessionWith();
    session.choose({ target: 'webp', size: { percent: 50 } });
    await session.add([picture('a.png'), picture('b.png')]);
    const { options, items } = session.state();
    const pattern = '{n} {name} {date} {quality}';
    expect(await exampleName(pattern, options, items)).toBe('1 a 2024-05-03 90.webp');
    expect(await exampleName(pattern, options, items, items[1])).toBe('2 b 2024-05-03 90.webp');
  });

  it('has the size that the picture will have', async () => {
    const bytes = await describedFiles['described.jpg']();
    const { session } = sessionWith();
    session.choose({ target: 'webp', size: { percent: 50 } });
    await session.add([new File([bytes], 'photo.jpg')]);
    const { options, items } = session.state();
    const { width, height } = pictureSize;
    expect(await exampleName('{width}x{height}', options, items)).toBe(`${width / 2}x${height / 2}.webp`);
  });

  it('is about an imagined photo if there is no file', async () => {
    const { options } = sessionWith().session.state();
    expect(await exampleName('{name} {camera} {width}x{height}', options, [])).toBe(
      'IMG_1234 Canon EOS R6 1920x1280.jpg',
    );
  });
});
