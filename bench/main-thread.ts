import type { Target } from '@image-converter/formats/formats';
import type { Page } from '@playwright/test';
import type { Photos } from './cases.ts';
import { firstLine } from './contest.ts';
import type { Photo } from './photos.ts';
import { engineAddress } from './site.ts';

export interface Calm {
  readonly what: string;
  /** Milliseconds; undefined where no task was as long as the 50 that make it a long task. */
  readonly longestTask: number | undefined;
  readonly longTasks: number;
  /** Milliseconds between two turns of the event loop that wanted to be 5 apart. */
  readonly worstGap: number;
  readonly usualGap: number;
  readonly milliseconds: number;
  /** Why the files were not converted; then the figures mean nothing. */
  readonly failure?: string;
}

const unknown = { longestTask: undefined, longTasks: Number.NaN, worstGap: Number.NaN, usualGap: Number.NaN };

export async function measureCalm(page: Page, { jpg, png, heic }: Photos): Promise<Calm[]> {
  const watched = async (what: string, photo: Photo, target: Target, count: number) => {
    try {
      return { what, ...(await watchMainThread(page, photo, target, count)) };
    } catch (error) {
      return { what, ...unknown, milliseconds: Number.NaN, failure: firstLine(error) };
    }
  };
  return [
    await watched('at rest', jpg, 'webp', 0),
    await watched('5 × JPG → WebP', jpg, 'webp', 5),
    await watched('5 × PNG → JPG', png, 'jpg', 5),
    await watched('5 × HEIC → JPG', heic, 'jpg', 5),
  ];
}

/** What the page itself is kept from doing while `count` files convert; none: the page at rest. */
function watchMainThread(page: Page, photo: Photo, target: Target, count: number): Promise<Omit<Calm, 'what'>> {
  return page.evaluate(
    async ([engine, name, target, count]) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)));
      observer.observe({ type: 'longtask' });
      const gaps: number[] = [];
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        gaps.push(now - last);
        last = now;
      }, 5);

      const start = performance.now();
      const { convert } = await import(engine);
      const file = globalThis.photos.get(name);
      const one = () => convert(new AbortController().signal, file, target);
      await Promise.all(Array.from({ length: count }, one));
      if (count === 0) await new Promise((resolve) => setTimeout(resolve, 3000));
      const milliseconds = performance.now() - start;

      clearInterval(timer);
      await new Promise((resolve) => setTimeout(resolve, 200));
      observer.disconnect();
      gaps.sort((a, b) => a - b);
      return {
        longestTask: tasks.length > 0 ? Math.max(...tasks) : undefined,
        longTasks: tasks.length,
        worstGap: gaps.at(-1) ?? Number.NaN,
        usualGap: gaps[Math.floor(gaps.length * 0.99)] ?? Number.NaN,
        milliseconds,
      };
    },
    [engineAddress, photo.name, target, count] as const,
  );
}
