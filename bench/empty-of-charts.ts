import { mkdirSync, readdirSync, rmSync } from 'node:fs';

/** Makes the folder if there is none. What is no chart stays: other benchmarks keep their tables there. */
export function emptyOfCharts(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.svg')) rmSync(new URL(file, folder));
}
