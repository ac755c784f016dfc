import { mkdirSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const source = fileURLToPath(new URL('../src/decoding/child', import.meta.url));
const built = fileURLToPath(new URL('../dist/child', import.meta.url));

/**
 * Puts each program of a decoding process into one file. Processes are started for every visitor, and loading hundreds
 * of files took most of their start.
 */
export async function buildChild(): Promise<void> {
  mkdirSync(built, { recursive: true });
  for (const program of ['main', 'watch']) {
    const bundle = await rolldown({
      input: `${source}/${program}.ts`,
      platform: 'node',
      // Of packages that are CommonJS.
      transform: { define: { __dirname: 'import.meta.dirname' } },
    });
    // Renamed when complete: servers may be running, and they start the program at any moment.
    const part = `${built}/${program}.${process.pid}.part`;
    await bundle.write({ file: part, format: 'esm', codeSplitting: false, minify: true });
    renameSync(part, `${built}/${program}.js`);
  }
}

if (import.meta.main) await buildChild();
