import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ListedFile } from '../collection.ts';
import { downloadFolder, listFile } from '../corpus.ts';
import { download } from './download.ts';

export async function downloadCorpus(list = fileURLToPath(listFile)): Promise<void> {
  const files: ListedFile[] = JSON.parse(readFileSync(list, 'utf8'));
  const from = process.env.CORPUS_URL ?? 'https://raw.githubusercontent.com';
  const { there, fetched, failed } = await download({ list: files, into: downloadFolder, from, say: console.log });
  console.log(`${fileURLToPath(downloadFolder)}: ${there} files were there, ${fetched} were fetched, ${failed} failed`);
  if (failed === 0) return;
  console.error('Tests with real pictures are skipped until all are there. Run this again to fetch what is missing.');
  process.exitCode = 1;
}
