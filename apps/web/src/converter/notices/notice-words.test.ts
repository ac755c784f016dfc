import type { ErrorCode } from '@image-converter/engine/errors';
import type { Pair } from '@image-converter/formats/pairs';
import { uncounted } from '@image-converter/formats/uncounted';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { loadPart } from '../../i18n/parts.ts';
import { translator } from '../../i18n/translate.ts';
import { type Language, pageTable } from '../../routes/pages.ts';
import { type Notice, offline } from '../state/state.ts';
import { noticeWords } from './notice-words.ts';

async function words(language: Language, page: 'home' | 'all-formats' | Pair, notice: Notice) {
  const messages = await loadMessages({ language, page: page === 'all-formats' ? page : 'home' }, { api: undefined });
  await loadPart(language, 'workspace');
  return noticeWords(translator(messages), pageTable[page].rules, notice, await loadPart(language, 'results'));
}

const failed = (code: ErrorCode, detail = ''): Notice => ({
  kind: 'failed',
  files: [{ name: 'a.png', label: 'PNG', code, detail }],
});

describe('a notice', () => {
  it('lists the files of a batch in the words that were specified', async () => {
    const files = ['a.webp', 'b.webp'].map((name) => ({ name, target: 'png' as const }));
    expect(await words('en', 'webp-to-png', { kind: 'converted', files })).toEqual({
      tone: 'good',
      title: 'Conversion successful!',
      lines: [['a.webp has been converted to PNG.'], ['b.webp has been converted to PNG.']],
    });
  });

  it('is the same in another language, in the words of that one', async () => {
    const notice: Notice = { kind: 'converted', files: [{ name: 'a.png', target: 'jpg' }] };
    expect((await words('de', 'home', notice)).lines).toEqual([['Deine a.png wurde erfolgreich zu JPG konvertiert.']]);
    expect((await words('en', 'home', notice)).lines).toEqual([['Your a.png has been converted to JPG.']]);
  });

  it('says that there is no connection, and what to do, instead of advising another try', async () => {
    expect(await words('en', 'home', failed('CODEC_UNAVAILABLE', offline))).toMatchObject({
      lines: [['You are offline, and what this PNG file needs is not on this device yet. Connect and try again.']],
    });
  });

  it('names what the file has really become', async () => {
    const files = [{ name: 'a.png', target: 'webp' as const }];
    expect((await words('en', 'home', { kind: 'converted', files })).lines).toEqual([
      ['a.png has been converted to WebP.'],
    ]);
    const same: Notice = { kind: 'converted', files: [{ name: 'a.png', target: 'png', isUnchanged: true }] };
    expect(await words('en', 'home', same)).toMatchObject({
      title: 'Already in PNG format',
      lines: [['a.png is already in PNG format and stays as it is.']],
    });
  });

  it('counts the files of a large batch, converted and unchanged ones', async () => {
    const files = ['a', 'b', 'c'].map((name) => ({ name, target: 'jpg' as const, isUnchanged: name === 'c' }));
    const one = expect.stringMatching(/^1 file .*already/);
    expect(await words('en', 'all-formats', { kind: 'converted', files })).toMatchObject({
      title: 'Conversion successful!',
      lines: [[expect.stringMatching(/^2 files .*converted/)], [one]],
    });
    const unchanged: Notice = { kind: 'converted', files: files.slice(2) };
    expect((await words('en', 'all-formats', unchanged)).lines).toEqual([[one]]);
  });

  it('tells of more pages or frames', async () => {
    const notice: Notice = { kind: 'converted', files: [{ name: 'a.webp', target: 'jpg', onlyFirstOf: 9 }] };
    const { lines } = await words('en', 'webp-to-jpg', notice);
    expect(lines[0]?.[1]).toContain('9 pages or frames');
  });

  it('tells of an animation whose frames nobody has counted', async () => {
    const notice: Notice = { kind: 'converted', files: [{ name: 'a.jxl', target: 'jpg', onlyFirstOf: uncounted }] };
    const { lines } = await words('en', 'jxl-to-jpg', notice);
    expect(lines[0]?.[1]).toBe('a.jxl is animated. Only its first frame was converted.');
  });

  it('asks to try again only where that may help', async () => {
    const again = 'Es gab einen Fehler bei der Konvertierung. Bitte versuche es erneut.';
    expect((await words('de', 'home', failed('TIMED_OUT'))).lines[0]?.[0]).toBe(again);
    expect((await words('de', 'home', failed('CORRUPT'))).lines).toEqual([
      ['Diese Datei ist beschädigt und kann nicht konvertiert werden.'],
    ]);
  });

  it('says how many files a page takes, however many it holds already', async () => {
    const notice: Notice = { kind: 'rejected', files: [{ reason: 'too-many', file: new File(['x'], 'a.png') }] };
    expect((await words('en', 'png-to-webp', notice)).lines).toEqual([['a.png was left out. Only 5 files at a time.']]);
    expect((await words('en', 'home', notice)).lines).toEqual([['a.png was left out. Only 1 file at a time.']]);
  });

  it.each(['webp-to-png', 'png-to-webp'] as const)('has the specified title for an empty file on %s', async (page) => {
    const notice: Notice = { kind: 'rejected', files: [{ reason: 'empty', file: new File([], 'e') }] };
    expect(await words('en', page, notice)).toMatchObject({ title: 'Conversion failed', lines: [['e is empty.']] });
    expect((await words('en', 'jpg-to-png', notice)).title).toBe('File not added');
  });
});
