import type { Plugin } from 'vite';

/**
 * Codecs locate their WebAssembly file with import.meta.resolve(), which works in Node. Browsers cannot resolve package
 * names, so the build puts the file next to the scripts and replaces the call with its URL.
 */
export function addressesOfWasm(): Plugin {
  return {
    name: 'addresses-of-wasm',
    // Runs before other plugins, so it sees the source with its original quotes.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { code: /import\.meta\.resolve\('[^']+\.wasm'\)/ },
      handler: withImports,
    },
  };
}

export function withImports(code: string): string {
  const imports: string[] = [];
  const replaced = code.replaceAll(/import\.meta\.resolve\('([^']+\.wasm)'\)/g, (_, file: string) => {
    imports.push(`import wasm${imports.length} from '${file}?url';`);
    return `wasm${imports.length - 1}`;
  });
  return `${imports.join('')}${replaced}`;
}
