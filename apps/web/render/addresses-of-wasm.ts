import type { Plugin } from 'vite';

/**
 * A codec names its WebAssembly file by import.meta.resolve(), as Node has it. Browsers cannot look into packages, so the
 * build puts the file beside the scripts and writes its address there.
 */
export function addressesOfWasm(): Plugin {
  return {
    name: 'addresses-of-wasm',
    // Sees the code as it was written, with its quotes.
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
