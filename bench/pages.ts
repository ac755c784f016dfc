import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import type { Report } from '@image-converter/formats/report';
import { chromiumArguments, chromiumPath } from '@image-converter/tools/browser';
import { engineAddress } from '@image-converter/tools/programs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Contender, Outcome } from './contest.ts';
import type { Peer, PeerTarget } from './peers/convert.ts';
import { type Photo, type PhotoFormat, pathOf, photoOf } from './pictures.ts';

declare global {
  /** In a page under measurement: the files that a visitor would have chosen, and the latest output. */
  var photos: Map<string, Blob>;
  var lastOutput: Blob | undefined;
}

/** The part of the built engine that is called in pages. */
interface BuiltEngine {
  convert(
    signal: AbortSignal,
    file: Blob,
    options: ConversionOptions,
  ): Promise<{ outputs: readonly { blob: Blob; report: Report }[] }>;
}

/** The addresses of our site and of the peers' page. */
export interface Places {
  readonly browser: Browser;
  readonly site: string;
  readonly peers: string;
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launch();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function openPage(browser: Browser | BrowserContext, address: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** Chooses a photo in the page, unless that was done before. */
export async function handIn(page: Page, photo: Photo): Promise<void> {
  if (await page.evaluate((name) => globalThis.photos?.has(name), photo.name)) return;
  const input = await page.evaluateHandle(() => Object.assign(document.createElement('input'), { type: 'file' }));
  await input.setInputFiles(pathOf(photo));
  await input.evaluate(({ files }) => {
    globalThis.photos ??= new Map();
    for (const file of files ?? []) globalThis.photos.set(file.name, file);
  });
  await input.dispose();
}

/** Converts in the page of our site or of the peers. */
export interface InPage {
  readonly photo: Photo;
  readonly options: ConversionOptions;
  /** Our engine converts so many at once; the peers, which cannot do that, one after another. */
  readonly files?: number;
  readonly peer?: Peer;
}

/** With default options. */
export async function workOf(from: PhotoFormat, to: 'jpg' | 'png' | 'webp', width?: number): Promise<InPage> {
  return { photo: await photoOf(from, width), options: targetDefaults(to) };
}

export async function convertIn(page: Page, { photo, options, files = 1, peer }: InPage): Promise<Outcome> {
  await handIn(page, photo);
  // A background tab may get less processor time.
  await page.bringToFront();
  const outcome = peer
    ? await page.evaluate(([peer, name, target, files]) => globalThis.convertWith(peer, name, target, files), [
        peer,
        photo.name,
        options.target as PeerTarget,
        files,
      ] as const)
    : await page.evaluate(convertByEngine, [engineAddress(), photo.name, options, files] as const);
  return { ...outcome, output: () => readOutput(page) };
}

/** Runs in the page, so it cannot use anything else in this file. */
async function convertByEngine([engine, name, options, files]: readonly [string, string, ConversionOptions, number]) {
  const start = performance.now();
  const { convert }: BuiltEngine = await import(engine);
  const file = globalThis.photos.get(name) as Blob;
  const one = () => convert(new AbortController().signal, file, options);
  const [first] = await Promise.all(Array.from({ length: files }, one));
  const milliseconds = performance.now() - start;
  const { blob, report } = first?.outputs[0] ?? {};
  globalThis.lastOutput = blob;
  return { milliseconds, bytes: blob?.size ?? 0, ...(report?.look && { look: report.look }) };
}

async function readOutput(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const reader = new FileReader();
    reader.readAsDataURL(globalThis.lastOutput ?? new Blob());
    return new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

export function inPage(page: Page, work: InPage, name: string = work.peer ?? 'ours'): Contender {
  return { name, run: () => convertIn(page, work) };
}

/** A fresh page each time: nothing loaded, nothing compiled, nothing cached. */
export function inNewPage({ browser, site, peers }: Places, work: InPage): Contender {
  const run = async () => {
    const context = await browser.newContext();
    try {
      const page = await openPage(context, work.peer ? peers : `${site}/en`);
      const { output: _, ...outcome } = await convertIn(page, work);
      return outcome;
    } finally {
      await context.close();
    }
  };
  return { name: work.peer ?? 'ours', run };
}

/** While another process tries to use a whole core, as on a machine that is busy with something else. */
export function besideBusyCore({ name, run }: Contender): Contender {
  return {
    name,
    run: async () => {
      const busy = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
      await once(busy, 'spawn');
      return run().finally(() => busy.kill('SIGKILL'));
    },
  };
}
