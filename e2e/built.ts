import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the built site. */
export const built = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

const manifestFile = `${built}/client/manifest.json`;
if (!existsSync(manifestFile)) {
  // Playwright would print an error once for each test file.
  console.error('These tests need the built site: run `npm run build` first.');
  process.exit(1);
}
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The path of the engine's script. */
export const engine = `/${manifest['../../packages/engine/src/engine.ts']?.file}`;
