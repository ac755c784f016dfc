import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileIn } from './collection.ts';
import { corpus, referencePrefix, truthFolder } from './corpus.ts';

describe('the list of real pictures', () => {
  it('names each file once', () => {
    const names = corpus.map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(100);
  });

  it.each(corpus)('says where $file comes from and how to know it', ({ source, sha256, bytes, licence }) => {
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(bytes).toBeGreaterThanOrEqual(0);
    expect(licence).not.toBe('');
    expect(source.path).toMatch(/^[^/]/);
    if ('package' in source) expect(source.package).toMatch(/^https:\/\/.*\.deb$/);
    else expect(`${source.repository}@${source.commit}`).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/);
  });

  it('has the truth of every file that must convert', () => {
    const mustConvert = corpus.filter((entry) => entry.expect === 'ok');
    expect(mustConvert.filter(({ references }) => references.length === 0)).toEqual([]);
    const truths = corpus.flatMap(({ references }) => references);
    expect(truths.filter((name) => !existsSync(fileIn(truthFolder, name.slice(referencePrefix.length))))).toEqual([]);
  });
});
