import { expect, it } from 'vitest';
import { withImports } from './addresses-of-wasm.ts';

it('addresses of WebAssembly files become imports that Vite resolves; everything else stays', () => {
  const code =
    "const a = import.meta.resolve('one/a.wasm'), b = import.meta.resolve('@two/b.wasm'), c = import.meta.url;";
  expect(withImports(code)).toBe(
    "import wasm0 from 'one/a.wasm?url';import wasm1 from '@two/b.wasm?url';const a = wasm0, b = wasm1, c = import.meta.url;",
  );
});
