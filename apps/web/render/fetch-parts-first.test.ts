import { afterEach, describe, expect, it, vi } from 'vitest';
import { partLoader, withFetches } from './fetch-parts-first.ts';

const base = 'https://example.org/assets/client.js';
let answers: (number | 'offline')[] = [];
const fetched: string[] = [];

vi.stubGlobal('fetch', async (url: URL) => {
  fetched.push(url.pathname);
  const answer = answers.shift() ?? 200;
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  return new Response('', { status: answer });
});

afterEach(() => {
  answers = [];
  fetched.length = 0;
});

describe('a part', () => {
  it.each(['offline', 404] as const)(
    'that cannot be had (%s) is never imported, and can be tried again',
    async (answer) => {
      answers = [answer];
      const importPart = vi.fn(async () => 'part');
      const load = partLoader(base, importPart);
      await expect(load('./a.js')).rejects.toThrow();
      expect(importPart).not.toHaveBeenCalled();
      expect(await load('./a.js')).toBe('part');
      expect(importPart).toHaveBeenCalledWith('./a.js');
    },
  );

  it('is fetched with all it consists of, and once', async () => {
    const load = partLoader(base, async () => {});
    for (let time = 0; time < 2; time += 1) await load('./a.js', './b.js');
    expect(fetched).toEqual(['/assets/a.js', '/assets/b.js']);
  });
});

describe('a script', () => {
  it('without parts stays as it is', () => {
    const code = 'import("./"+name);importScripts("./a.js")';
    expect(withFetches(code, () => [])).toBe(code);
  });

  it('asks for the files of each part, however it is quoted', () => {
    const code = withFetches('import(`./a.js`);import("./b.js")', (file) => [file, 'shared.js']);
    expect(code).toContain('__loadPart("./a.js","./shared.js")');
    expect(code).toContain('__loadPart("./b.js","./shared.js")');
    expect(code).toMatch(/^const __loadPart=/);
  });
});
