import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keptOnDisk } from './kept-on-disk.ts';

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);

/** Larger files get a lower compression level: the best one takes a minute for 15 MB and saves only a seventh. */
const largeBytes = 4 * 2 ** 20;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

type Encoding = keyof typeof compressors;

interface Compression {
  readonly cache: string;
  /** Codecs take most of the time. */
  readonly codecs: boolean;
}

/** Writes file.br and file.gz next to every file that compression makes smaller. Existing ones are kept. */
export async function compressFiles(folder: string, { cache, codecs }: Compression): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !existsSync(`${path}.br`) && (codecs || !isCodec(path)));
  await Promise.all(files.flatMap((path) => [writeCompressed(path, 'br', cache), writeCompressed(path, 'gz', cache)]));
}

async function writeCompressed(path: string, encoding: Encoding, cache: string): Promise<void> {
  const content = await readFile(path);
  // Codecs change only with their packages.
  const compressed = isCodec(path)
    ? await keptOnDisk(cache, content, encoding, () => compressCodec(path, content, encoding))
    : await compressors[encoding](content);
  if (compressed.length < content.length) await writeFile(`${path}.${encoding}`, compressed);
}

function isCodec(path: string): boolean {
  return path.endsWith('.wasm');
}

async function compressCodec(path: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
  const compressed = await compressors[encoding](content);
  if (encoding === 'br') console.log(`Compressed ${basename(path)}: ${Math.ceil(compressed.length / 1024)} KB`);
  return compressed;
}
