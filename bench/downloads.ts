import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { firstLine } from './contest.ts';
import type { Measured } from './measured.ts';
import { convertInPage } from './ours.ts';
import { openPage, type Places } from './pages.ts';
import { peer } from './peers/contenders.ts';
import type { Peer } from './peers/page.ts';
import { peersFolder } from './peers/serve.ts';
import type { Photo } from './photos.ts';
import { siteFolder } from './site.ts';
import { engineWeights } from './weight.ts';

/** Bytes that a visitor downloads until the first file is converted, after brotli. */
export interface Download {
  readonly title: string;
  readonly name: string;
  /** HTML, CSS and JavaScript of the page. Only for ours: the peers have none. */
  readonly page?: number;
  readonly converter: number;
  readonly failure?: string;
}

export interface DownloadJob {
  readonly title: string;
  readonly photo: Photo;
  readonly target: Measured;
  readonly names: readonly Peer[];
}

export async function measureDownloads(places: Places, errands: readonly DownloadJob[]): Promise<Download[]> {
  const downloads: Download[] = [];
  for (const { title, photo, target, names } of errands) {
    downloads.push({ title, name: 'ours', ...(await ourDownload(places, photo, target)) });
    for (const name of names) {
      downloads.push({ title, name, ...(await peerDownload(places, name, photo, target)) });
    }
  }
  return downloads;
}

async function ourDownload({ browser, site }: Places, photo: Photo, target: Measured) {
  const engine = new Set(engineWeights().map(({ name }) => `/assets/${name}`));
  const { before, after } = await requested(browser, `${site}/en`, photo, (page) => convertInPage(page, photo, target));
  const isEngine = (path: string) => engine.has(path);
  const codec = after.filter((path) => !isEngine(path));
  return {
    page: weigh(
      siteFolder,
      before.filter((path) => !isEngine(path)),
    ),
    converter: weigh(siteFolder, [...engine, ...codec]),
  };
}

async function peerDownload({ browser, peers }: Places, name: Peer, photo: Photo, target: Measured) {
  try {
    const work = (page: Page) => peer(page, name, photo, target).run();
    const { before, after } = await requested(browser, peers, photo, work);
    return {
      converter: weigh(
        peersFolder,
        [...before, ...after].filter((path) => path.startsWith('/assets/')),
      ),
    };
  } catch (error) {
    return { converter: Number.NaN, failure: firstLine(error) };
  }
}

/** Photos are the input, and the server's responses are only a few bytes. */
const notOfTheSite = /^\/(photos|api)\//;

/** Paths that a fresh page requests before and while it converts a file. */
async function requested(
  browser: Browser,
  address: string,
  photo: Photo,
  work: (page: Page) => Promise<unknown>,
): Promise<{ before: string[]; after: string[] }> {
  const context = await browser.newContext();
  const paths = new Set<string>();
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !notOfTheSite.test(pathname)) paths.add(pathname);
  });
  try {
    const page = await openPage(context, address, [photo]);
    const before = [...paths];
    await work(page);
    return { before, after: [...paths].filter((path) => !before.includes(path)) };
  } finally {
    await context.close();
  }
}

function weigh(folder: URL, paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + brotliBytes(folder, path), 0);
}

const weights = new Map<string, number>();

/** The size of the build's compressed file, or else compressed here with the same settings. */
function brotliBytes(folder: URL, path: string): number {
  const file = [`.${path}`, `.${path}.html`].map((name) => new URL(name, folder)).find(isFile);
  if (!file) throw new Error(`There is no ${path} to weigh`);
  const known = weights.get(file.href) ?? compressedBytes(file);
  weights.set(file.href, known);
  return known;
}

function isFile(file: URL): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** Above this size the build uses a faster setting; see the site's compress.ts. */
const largeBytes = 4 * 2 ** 20;

function compressedBytes(file: URL): number {
  const built = new URL(`${file.href}.br`);
  if (existsSync(built)) return statSync(built).size;
  const content = readFileSync(file);
  const level = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  return Math.min(compressed.length, content.length);
}
