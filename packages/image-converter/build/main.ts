import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type OutputOptions, type RolldownOptions, rolldown } from 'rolldown';
import { writeNotices } from './notices.ts';
import { buildTypes } from './types.ts';
import { addressesOfWasm, builtWorker, copyWasm, noAddressesOfWasm } from './wasm.ts';

const folder = new URL('../', import.meta.url);
const dist = new URL('dist/', folder);

/** What a page imports, each under the name of its file. */
const browserEntries = { index: 'src/browser/index.ts', widget: 'src/widget/index.ts' };
const nodeEntries = {
  index: 'src/node/index.ts',
  command: 'src/command/main.ts',
  process: 'src/command/process.ts',
};

async function buildScripts(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const wasm = copyWasm(new URL('wasm/', dist));
  const scripts = await Promise.all([buildPage(), buildWorker(), buildNode()]);
  writeNotices(dist, [...wasm, ...scripts.flat()]);
}

function buildDeclarations(): void {
  const entries = [...Object.values(browserEntries), nodeEntries.index];
  const declared = entries.map((entry) => `image-converter/${entry.replace(/\.ts$/, '.d.ts')}`);
  buildTypes(fileURLToPath(new URL('types', dist)), declared);
}

/** Bundlers look for `new URL('…', import.meta.url)` as it is written, so that stays readable. */
function buildPage(): Promise<string[]> {
  return bundle({ input: browserEntries, plugins: [addressesOfWasm(), builtWorker()] }, 'browser/', {
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: true, mangle: true, codegen: false },
  });
}

/** One file without imports or addresses, which every bundler can copy or bundle as a worker. */
function buildWorker(): Promise<string[]> {
  const input = fileURLToPath(import.meta.resolve('@image-converter/engine/worker'));
  const options = {
    input,
    plugins: [noAddressesOfWasm()],
    transform: { define: { 'import.meta.url': 'self.location.href' } },
  };
  return bundle(options, 'browser/', { codeSplitting: false, minify: true });
}

function buildNode(): Promise<string[]> {
  const options: RolldownOptions = {
    input: nodeEntries,
    platform: 'node',
    external: ['sharp'],
    plugins: [addressesOfWasm()],
    // Of packages that are CommonJS.
    transform: { define: { __dirname: 'import.meta.dirname' } },
  };
  return bundle(options, 'node/', { chunkFileNames: '[name]-[hash].js', minify: true });
}

/** Returns the files that it took something from. */
async function bundle(options: RolldownOptions, into: string, output: OutputOptions): Promise<string[]> {
  // Emscripten asks for these only in Node.
  const external = ['fs', 'path'];
  const built = await rolldown({ cwd: fileURLToPath(folder), platform: 'browser', external, ...options });
  const chunks = await built.write({ dir: fileURLToPath(new URL(into, dist)), format: 'esm', ...output });
  return chunks.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

await buildScripts();
// Only those who write code need them, and they take most of the time.
if (!process.argv.includes('--untyped')) buildDeclarations();
