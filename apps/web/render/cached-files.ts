import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/routes/pages.ts';
import { codecsPart, commonPart, type FileList, type FileSize } from '../src/service-worker/release.ts';
import { withImports } from './imported-scripts.ts';

/** Vite's manifest: source file → built files. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>;

/** Chunks that the engine's worker loads for options, for graphics converted to JPG, and for PNG clean-up. */
const forAllFormats = /^assets\/(resize|encode-frames|carry|fit|subsampling|png-tidy)-/;

/** Of no use before they are pressed, so nothing fetches them earlier. From then on the service worker keeps them. */
const samples = 'src/converter/samples/files/';
const samplesPart = 'samples';

/**
 * What few visitors use: names of unknown files, presets, the HTML of results, one animation of several files, and
 * whether a photo is HDR. Chunks that several of their modules share have names of their own.
 */
const forFew = [
  /^src\/(animation|presets|results\/html)\/|^src\/unknown-files\/identify\.ts$/,
  /^src\/texts\/\w+\/parts\/(animation|html|presets)\.ts$/,
  /\/(join-animation|(gif-encoder|webp)\/join|metadata\/src\/gain-map)\.ts$/,
  /^_(byte-reader|presets)-/,
];

/** Assigns each hashed file to a part of the site. `client` is Vite's output folder, already compressed. */
export function cachedFiles(client: string, manifest: Manifest): FileList {
  const names = readdirSync(join(client, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
  const partOf = new Map(Object.entries(manifest).flatMap(([source, chunk]) => partsOfChunk(source, chunk)));
  const list: Record<string, Record<string, FileSize>> = { [commonPart]: {} };
  const files = names.map((one) => `assets/${one}`);
  const common = withImports(
    files.filter((name) => forAllFormats.test(name)),
    (name) => readFileSync(join(client, name), 'utf8'),
  );
  for (const name of files) {
    // Files missing from the manifest belong to the engine's worker, which loads them on demand.
    const part = partOf.get(name) ?? (common.has(name) ? commonPart : codecsPart);
    list[part] ??= {};
    list[part][`/${name}`] = sizeOf(join(client, name));
  }
  return list;
}

/** The file list and its URL. The URL contains a hash of the content, so the service worker changes with the list. */
export function listFile(list: FileList): { path: string; content: string } {
  const content = JSON.stringify(list);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { path: `/assets/files-${hash}.json`, content };
}

function partsOfChunk(
  source: string,
  { file, css = [], assets = [] }: Manifest[string],
): [file: string, part: string][] {
  if (file.endsWith('.wasm') || forFew.some((one) => one.test(source))) return [[file, codecsPart]];
  if (source.startsWith(samples)) return [[file, samplesPart]];
  const language = languages.find((name) => source.startsWith(`src/texts/${name}/`));
  const needed = [file, ...css, ...assets.filter((name) => /\.(js|woff2)$/.test(name))];
  return needed.map((name) => [name, language ?? commonPart]);
}

function sizeOf(path: string): FileSize {
  const { size } = statSync(path);
  const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
  return [compressed?.size ?? size, size];
}
