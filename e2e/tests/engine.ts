import type { Target } from '@image-converter/formats/formats';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import type { Report } from '@image-converter/formats/report';
import type { Page } from '@playwright/test';
import { engine } from '../built.ts';
import { visit } from './visit.ts';

export type EngineAnswer =
  | {
      ok: true;
      base64: string;
      type: string;
      width: number;
      height: number;
      sourceFormat: string;
      pagesOrFrames: number;
      report: Report;
    }
  | { ok: false; code: string; detail: string };

export async function openEngine(page: Page): Promise<void> {
  await visit(page, '/en');
}

interface Request {
  bytes: Uint8Array<ArrayBuffer>;
  target: Target;
  options?: Partial<ConversionOptions>;
  limits?: { canvasArea?: number; canvasSide?: number; pixels?: number };
}

/** Converts bytes in the page, with the engine of the built site. */
export async function convertInPage(
  page: Page,
  { bytes, target, options = {}, limits = {} }: Request,
): Promise<EngineAnswer> {
  const address = '/file-under-test';
  await page.route(`**${address}`, (route) => route.fulfill({ body: Buffer.from(bytes) }));
  const answer = await page.evaluate(
    async ([engine, address, options, limits]) => {
      const { convert } = await import(engine);
      const file = await (await fetch(address)).blob();
      try {
        const { outputs, sourceFormat, pagesOrFrames } = await convert(new AbortController().signal, file, options, {
          limits,
        });
        const { blob, width, height, report } = outputs[0];
        const url = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsDataURL(blob);
        });
        const base64 = url.slice(url.indexOf(',') + 1);
        return { ok: true, base64, type: blob.type, width, height, sourceFormat, pagesOrFrames, report } as const;
      } catch (error) {
        const { code, cause } = error as { code?: string; cause?: unknown };
        return { ok: false, code: String(code), detail: String(cause ?? error) } as const;
      }
    },
    [engine, address, { ...targetDefaults(target), ...options }, limits] as const,
  );
  await page.unroute(`**${address}`);
  return answer;
}

/** Converts the same file several times in parallel; returns the sizes or error codes of the results. */
export async function convertManyInPage(page: Page, { bytes, target, count }: Request & { count: number }) {
  const address = '/file-under-test';
  await page.route(`**${address}`, (route) => route.fulfill({ body: Buffer.from(bytes) }));
  const answers = await page.evaluate(
    async ([engine, address, options, count]) => {
      const { convert } = await import(engine);
      const file = await (await fetch(address)).blob();
      const one = async () => {
        try {
          const { outputs } = await convert(new AbortController().signal, file, options);
          const { width, height } = outputs[0];
          return `${width} × ${height}`;
        } catch (error) {
          return String((error as { code?: string }).code);
        }
      };
      return Promise.all(Array.from({ length: count }, one));
    },
    [engine, address, targetDefaults(target), count] as const,
  );
  await page.unroute(`**${address}`);
  return answers;
}
