import type { AnyFormat } from '@image-converter/formats/any-format';
import { formatNames } from '@image-converter/formats/formats';
import { pairNames, pairs } from '@image-converter/formats/pairs';
import { describe, expect, it } from 'vitest';
import { type Page, pageTable } from '../../routes/pages.ts';
import { admit, matchingPage } from './admission.ts';

const signature = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpg: [0xff, 0xd8, 0xff, 0xe0] };

function file(name: string, start: number[], size = 100): File {
  return new File([new Uint8Array(start), new Uint8Array(size - start.length)], name);
}

const rules = pageTable['jpg-to-png'].rules;

describe('admission', () => {
  it('goes by bytes, not by names', async () => {
    const { accepted, rejected } = await admit([file('a.png', signature.jpg), file('b.jpg', signature.png)], rules, 0);
    expect(accepted.map((one) => [one.file.name, one.format])).toEqual([['a.png', 'jpg']]);
    expect(rejected).toMatchObject([{ reason: 'other-format', file: { name: 'b.jpg' }, format: 'png', label: 'PNG' }]);
  });

  it('calls a file of a rare format by its name', async () => {
    const icon = file('a.jpg', [...'icns'].map((letter) => letter.charCodeAt(0)).concat(0, 0, 0, 100));
    const raw = file(
      'b.jpg',
      [...'II*\0\x10\0\0\0CR\x02\0'].map((letter) => letter.charCodeAt(0)),
    );
    const { rejected } = await admit([icon, raw], rules, 0);
    expect(rejected).toMatchObject([
      { reason: 'other-format', format: 'icns', label: 'ICNS' },
      { reason: 'other-format', format: 'cr2', label: 'CR2' },
    ]);
  });

  it('takes what fits and says why the rest does not', async () => {
    const files = [
      new File([], 'empty.jpg'),
      file('text.jpg', [65, 66]),
      file('heavy.jpg', signature.jpg, 20 * 1024 * 1024 + 1),
      file('just-fits.jpg', signature.jpg, 20 * 1024 * 1024),
    ];
    const { accepted, rejected } = await admit(files, rules, 0);
    expect(rejected.map(({ reason }) => reason)).toEqual(['empty', 'unknown', 'too-large']);
    expect(accepted.map((one) => one.file.name)).toEqual(['just-fits.jpg']);
  });

  it('refuses what cannot be read, such as a folder, and takes the rest', async () => {
    const folder = new File(['x'], 'folder');
    folder.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) });
    const { accepted, rejected } = await admit([folder, file('a.jpg', signature.jpg)], rules, 0);
    expect(accepted.map((one) => one.file.name)).toEqual(['a.jpg']);
    expect(rejected).toEqual([{ reason: 'unknown', file: folder, guess: undefined }]);
  });

  it('counts the files it holds already, and not those it refuses', async () => {
    const files = ['a', 'b', 'c'].map((name) => file(`${name}.jpg`, signature.jpg));
    const { accepted, rejected } = await admit([file('x.jpg', [1]), ...files], rules, 3);
    expect(accepted.map((one) => one.file.name)).toEqual(['a.jpg', 'b.jpg']);
    expect(rejected).toMatchObject([{ reason: 'unknown' }, { reason: 'too-many' }]);
  });

  it('says what a file seems to be that is no picture', { tags: '@promise:refusal-explained' }, async () => {
    const { rejected } = await admit(
      [file('a.jpg', [...'PK'].map((letter) => letter.charCodeAt(0)).concat(5, 6))],
      rules,
      0,
    );
    expect(rejected).toMatchObject([{ reason: 'unknown', guess: { kind: 'archive', name: 'ZIP' } }]);
  });

  it('takes every format, any number and any size on the page of all formats', async () => {
    const icon = [...'icns'].map((letter) => letter.charCodeAt(0)).concat(0, 0, 0, 100);
    const files = [file('a.png', signature.png, 60 * 1024 * 1024), file('b.icns', icon), file('c.jpg', signature.jpg)];
    const { accepted, rejected } = await admit(files, pageTable['all-formats'].rules, 2000);
    expect(accepted.map(({ label }) => label)).toEqual(['PNG', 'ICNS', 'JPG']);
    expect(rejected).toEqual([]);
  });

  it('takes a rare format on a page of its own, and no other there', async () => {
    const files = [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), file('b.png', signature.png)];
    const { accepted, rejected } = await admit(files, pageTable['svg-to-png'].rules, 0);
    expect(accepted).toMatchObject([{ format: 'svg', label: 'SVG' }]);
    expect(rejected).toMatchObject([{ reason: 'other-format', format: 'png' }]);
  });

  it('sets no limit where the page has none', async () => {
    const heavy = file('heavy.png', signature.png, 21 * 1024 * 1024);
    expect((await admit([heavy], pageTable['png-to-webp'].rules, 0)).accepted).toHaveLength(1);
  });
});

const takenSomewhere = new Set<AnyFormat>([
  ...pageTable.home.rules.accepts,
  ...pairNames.flatMap((pair) => [...pairs[pair].from]),
]);

function acceptedOn(page: Page): readonly AnyFormat[] {
  const facts = pageTable[page];
  return facts.kind === 'converter' ? facts.rules.accepts : [];
}

describe.each(['png', 'jpg', 'webp'] as const)('a notice on a page that makes %s', (target) => {
  it.each(formatNames)('leads %s only where it is taken', (format) => {
    const page = matchingPage(format, target);
    expect(page !== undefined).toBe(takenSomewhere.has(format));
    if (page) expect(acceptedOn(page)).toContain(format);
  });
});

describe('the page a notice leads to', () => {
  it('makes something else of the file', () => {
    expect(matchingPage('jpg', 'jpg')).toBe('jpg-to-png');
  });

  it('has the same target where there is one', () => {
    expect(matchingPage('webp', 'png')).toBe('webp-to-png');
    expect(matchingPage('webp', 'webp')).toBe('webp-to-jpg');
    expect(matchingPage('heic', 'webp')).toBe('heic-to-jpg');
    expect(matchingPage('nef', 'jpg')).toBe('raw-to-jpg');
    expect(matchingPage('svg', 'jpg')).toBe('svg-to-png');
    expect(matchingPage('icns', 'jpg')).toBeUndefined();
  });
});
