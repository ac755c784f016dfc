import { fileURLToPath } from 'node:url';
import { corpus, downloadFolder } from '../corpus.ts';
import { download } from './download.ts';

/**
 * npm run corpus: fetches the real pictures that tests compare with from the public repositories that have them.
 * CORPUS_DIR sets the folder, CORPUS_URL a mirror of raw.githubusercontent.com.
 */

const from = process.env.CORPUS_URL ?? 'https://raw.githubusercontent.com';

const { there, fetched, failed } = await download({ list: corpus, into: downloadFolder, from, say: console.log });
console.log(`${fileURLToPath(downloadFolder)}: ${there} files were there, ${fetched} were fetched, ${failed} failed`);
if (failed > 0) {
  console.error(
    'Tests with real pictures are left out until all are there; running this again fetches what is missing',
  );
  process.exitCode = 1;
}
