import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';

const codecs = new URL('../packages/codecs/', import.meta.url);

/** The AssemblyScript in packages/codecs/assembly, and the scripts that hold the compiled module. */
export const kernels: Readonly<Record<string, URL>> = {
  resample: new URL('src/resample/resample.wasm.ts', codecs),
  ycbcr: new URL('src/heic/ycbcr.wasm.ts', codecs),
  light: new URL('src/colour/light.wasm.ts', codecs),
  tiff: new URL('src/tiff/tiff.wasm.ts', codecs),
  png: new URL('src/png/png.wasm.ts', codecs),
  'inverse-transform': new URL('src/heic/inverse-transform.wasm.ts', codecs),
  'deep-inverse-transform': new URL('src/heic/deep-inverse-transform.wasm.ts', codecs),
};

const options = [
  ...['-O3', '--converge', '--enable', 'simd'],
  ...['--runtime', 'stub', '--importMemory', '--noExportMemory'],
];

/** A script, so that Node, the tests and the pages load the module alike and at once; each has about 1 kB. */
export async function kernelScript(name: string): Promise<string> {
  const sources = new URL('assembly/', codecs);
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main([`${name}.ts`, '--outFile', `${name}.wasm`, ...options], {
    readFile: (file) => (existsSync(new URL(file, sources)) ? readFileSync(new URL(file, sources), 'utf8') : null),
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') wasm = contents;
    },
    listFiles: () => null,
  });
  if (error || !wasm) throw new Error(`${error?.message}\n${stderr}`);
  const lines = [
    `// Compiled from packages/codecs/assembly/${name}.ts by \`npm run docs -- kernels\`.`,
    `export const wasm =\n  '${Buffer.from(wasm).toString('base64')}';`,
  ];
  return `${lines.join('\n')}\n`;
}

if (import.meta.main) {
  for (const [name, script] of Object.entries(kernels)) writeFileSync(script, await kernelScript(name));
}
