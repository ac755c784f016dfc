import { fileURLToPath } from 'node:url';
import { corpus, downloadFolder } from '../corpus.ts';
import { download } from './download.ts';

export async function downloadCorpus(): Promise<void> {
  const from = process.env.CORPUS_URL ?? 'https://raw.githubusercontent.com';
  const { there, fetched, failed } = await download({ list: corpus, into: downloadFolder, from, say: console.log });
  console.log(`${fileURLToPath(downloadFolder)}: ${there} files were there, ${fetched} were fetched, ${failed} failed`);
  if (failed === 0) return;
  console.error('Tests with real pictures are skipped until all are there. Run this again to fetch what is missing.');
  process.exitCode = 1;
}
