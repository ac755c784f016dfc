import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { corpus, corpusBytes, hasCorpus, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { targetDefaults } from '@image-converter/formats/options';
import { formatOf } from '@image-converter/formats/sniff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carrierOf } from './carry.ts';

/** Checks our output with ExifTool, which knows more about metadata than we do. */

type Found = Readonly<Record<string, unknown>>;

interface Case {
  readonly file: string;
  readonly target: (typeof goals)[number];
  readonly policy: 'without-location' | 'keep';
}

const goals = ['jpg', 'png', 'webp', 'avif', 'jxl', 'tiff'] as const;
const pictureIn = { ...encoders, jxl: () => fixture('16-bit.jxl') };
const policies = ['without-location', 'keep'] as const;

const formats: readonly AnyFormat[] = ['jpg', 'png', 'webp', 'avif', 'heic', 'tiff', 'cr2', 'nef', 'arw', 'dng'];
const folder = mkdtempSync(join(tmpdir(), 'metadata-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** By file name. */
let found: ReadonlyMap<string, Found> = new Map();

/** All files at once: starting ExifTool takes longer than reading a file. */
function lookedAt(): ReadonlyMap<string, Found> {
  const options = ['-json', '-n', '-G1', '-a', '-struct', '-q', '-q'];
  const output = execFileSync('exiftool', [...options, folder], { maxBuffer: 2 ** 30, encoding: 'utf8' });
  return new Map((JSON.parse(output) as Found[]).map((one) => [basename(String(one.SourceFile)), one]));
}

function nameOf({ file, target, policy }: Case): string {
  return `${file}.${policy}.${target}`;
}

const wanted: { file: string; read: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> }[] = [
  ...Object.entries(describedFiles).map(([file, read]) => ({ file, read })),
  ...(hasCorpus ? corpus : []).map(({ file }) => ({ file, read: () => corpusBytes(file) })),
];

beforeAll(async () => {
  const pictures = new Map(
    await Promise.all(goals.map(async (goal) => [goal, await pictureIn[goal](drawPicture())] as const)),
  );
  for (const { file, read } of wanted) {
    const bytes = await read();
    const format = await formatOf(new Blob([bytes]));
    if (!format || !formats.includes(format)) continue;
    writeFileSync(join(folder, `${file}.source.${format}`), bytes);
    for (const target of goals) {
      for (const policy of policies) {
        const carrier = await carrierOf(bytes, format, policy, targetDefaults(target));
        const { parts } = carrier.addTo(pictures.get(target) as Uint8Array<ArrayBuffer>, pictureSize);
        writeFileSync(join(folder, nameOf({ file, target, policy })), Buffer.concat(parts));
      }
    }
  }
  found = lookedAt();
});

/** Tags are prefixed with their group, like `IFD0:Make`. */
const isPlace = (tag: string) =>
  /^GPS:|GPS|:(City|State|Province|Country|Location|Sublocation|Sub-location|CreatorCity)/.test(tag);
const isOfMaker = (tag: string) =>
  !/^(SourceFile|ExifTool|System|File|JFIF|PNG|RIFF|QuickTime|Meta|ICC|IFD0|ExifIFD|GPS|XMP|IPTC|Photoshop|Composite|APP|VP8|TIFF|Jpeg2000)/.test(
    tag,
  );
/** Excludes PreviewIFD: a maker note may still point to a preview that is no longer there. */
const isSmallPicture = (tag: string) =>
  /^(IFD1|SubIFD)|(?<!^PreviewIFD):(ThumbnailImage|ThumbnailTIFF|PreviewImage|JpgFromRaw|ObjectPreviewData)$/.test(tag);

/**
 * EXIF requirements for files written by cameras, and maker notes that ExifTool finds odd even in the original files.
 */
const harmless = /IPTCDigest|maker ?notes|minor|Unrecognized|Bad format|Suspicious/i;

const tagsOf = (one: Found) => Object.keys(one);

function check(one: Case): void {
  const made = found.get(nameOf(one));
  if (!made) throw new Error(`${nameOf(one)}: not written`);
  const warnings = tagsOf(made).filter(
    (tag) => /ExifTool:(Warning|Error)/.test(tag) && !harmless.test(String(made[tag])),
  );
  expect(warnings.map((tag) => made[tag])).toEqual([]);
  for (const tag of tagsOf(made).filter((name) => name.endsWith(':Orientation'))) expect(made[tag]).toBe(1);
  expect(tagsOf(made).filter(isSmallPicture)).toEqual([]);
  expect(tagsOf(made).filter((tag) => tag.startsWith('ICC'))).toEqual([]);
  expect(made['ExifIFD:ColorSpace'] ?? 1).toBe(1);
  expect(made['ExifIFD:ExifImageWidth'] ?? pictureSize.width).toBe(pictureSize.width);
  if (one.policy === 'keep') return;
  expect(tagsOf(made).filter((tag) => isPlace(tag) || isOfMaker(tag))).toEqual([]);
}

/** Tags that no conversion may lose. */
const important = [
  'IFD0:Make',
  'IFD0:Model',
  'IFD0:Artist',
  'ExifIFD:DateTimeOriginal',
  'ExifIFD:ExposureTime',
  'ExifIFD:FNumber',
  'ExifIFD:LensModel',
];
const ofPlaces = ['GPS:GPSLatitude', 'GPS:GPSLongitude', 'GPS:GPSAltitude', 'GPS:GPSDateStamp'];

function checkKept({ file, target }: Pick<Case, 'file' | 'target'>): void {
  const source = [...found].find(([name]) => name.startsWith(`${file}.source.`))?.[1] ?? {};
  for (const policy of policies) {
    const made = found.get(nameOf({ file, target, policy })) ?? {};
    for (const tag of important)
      if (String(source[tag] ?? '').trim()) expect(made[tag], `${file}: ${tag}`).toEqual(source[tag]);
    if (policy === 'keep' && source['GPS:GPSLatitude'])
      for (const tag of ofPlaces) expect(made[tag], `${file}: ${tag}`).toEqual(source[tag]);
  }
}

function casesOf(file: string): Case[] {
  return goals.flatMap((target) => policies.map((policy) => ({ file, target, policy })));
}

describe('as ExifTool sees it', () => {
  it.each(Object.keys(describedFiles))('%s: whole, upright, and nowhere if that is wanted', (file) => {
    for (const one of casesOf(file)) check(one);
    for (const target of goals) checkKept({ file, target });
  });

  it('real files: whole, upright, and nowhere if that is wanted', needsCorpus, () => {
    const real = corpus.filter(({ file }) => found.has(nameOf({ file, target: 'jpg', policy: 'keep' })));
    expect(real.length).toBeGreaterThan(60);
    for (const { file } of real) {
      for (const one of casesOf(file)) check(one);
      for (const target of goals) checkKept({ file, target });
    }
  });

  it("makers' notes are found where they were", needsCorpus, () => {
    const ofCanon = (name: string) => tagsOf(found.get(name) ?? {}).filter((tag) => tag.startsWith('Canon')).length;
    const before = ofCanon('_K6A7941.JPG.source.jpg');
    expect(before).toBeGreaterThan(100);
    for (const target of goals) expect(ofCanon(nameOf({ file: '_K6A7941.JPG', target, policy: 'keep' }))).toBe(before);
  });
});
