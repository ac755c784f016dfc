import { mkdirSync, readdirSync, rmSync } from 'node:fs';

/** Creates the folder if it is missing, and removes only charts: other benchmarks keep their tables there. */
export function emptyOfCharts(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.svg')) rmSync(new URL(file, folder));
}
