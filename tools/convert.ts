import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type Target, targets } from '@image-converter/formats/formats';
import { targetDefaults } from '@image-converter/formats/options';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, headlessPath } from './browser.ts';
import { engineAddress } from './programs.ts';

/** Converts one file in Chromium with the engine of the last build, as for a visitor. */

const usage = `Usage: npm run convert -- FILE ${targets.join('|')} [-o OUT]

Converts one file with the engine of the last build, in Chromium. Without -o, the result is FILE.jpg and so on.`;

interface ConversionJob {
  readonly file: string;
  readonly target: Target;
  readonly out: string;
}

function errandFrom(args: string[]): ConversionJob | undefined {
  const options = { output: { type: 'string', short: 'o' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [file, name, ...others] = positionals;
  const target = targets.find((one) => one === name);
  if (!file || !target || others.length > 0) return undefined;
  return { file, target, out: values.output ?? `${file}.${target}` };
}

/** The result comes back as a download, because it may be too large to pass as a value. */
async function convert(page: Page, { file, target, out }: ConversionJob): Promise<void> {
  await page.route('**/file-to-convert', (route) => route.fulfill({ body: readFileSync(file) }));
  const download = page.waitForEvent('download', { timeout: 0 }).catch(() => undefined);
  const { error, ...facts } = await page.evaluate(
    async ([engine, options, name]) => {
      const { convert } = await import(engine);
      const source = new File([await (await fetch('/file-to-convert')).blob()], name);
      const start = performance.now();
      try {
        const { outputs, ...others } = await convert(new AbortController().signal, source, options);
        const { blob, width, height } = outputs[0];
        const milliseconds = Math.round(performance.now() - start);
        const link = document.createElement('a');
        link.href = URL.createObjectURL(blob);
        link.download = 'converted';
        link.click();
        return { width, height, ...others, milliseconds, bytesBefore: source.size, bytesAfter: blob.size };
      } catch (reason) {
        const { code, cause } = reason as { code?: string; cause?: unknown };
        return { error: `${code}: ${cause ?? reason}` };
      }
    },
    [engineAddress(), targetDefaults(target), basename(file)] as const,
  );
  if (error) throw new Error(error);
  const saved = await download;
  if (!saved) throw new Error('The result was not handed over');
  await saved.saveAs(out);
  report(out, facts);
}

function report(out: string, facts: object): void {
  for (const [name, value] of Object.entries({ ...facts, out })) console.log(`${name.padEnd(14)} ${value}`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const errand = errandFrom(args);
  if (!errand) throw new Error(usage);
  // Imported here, because it is slow to load and printing the usage does not need it.
  const { withPages } = await import('./serve-site.ts');
  await withPages(async (origin) => {
    const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumArguments });
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/en`);
      await convert(page, errand);
    } finally {
      await browser.close();
    }
  });
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
