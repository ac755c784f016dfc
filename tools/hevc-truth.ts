import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { hevcItemsIn } from '@image-converter/codecs/testing/hevc';
import { corpus, corpusBytes } from '@image-converter/corpus/corpus';
import { type StreamName, streamPlans } from '@image-converter/corpus/fixtures/heif/drawings';
import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { type HevcTruth, hevcTruthFile, hevcTruthKey, sha256 } from '@image-converter/corpus/hevc-truth';

/** Decodes the HEVC pictures of fixtures and corpus with ffmpeg, an implementation that shares no code with libde265. */

function hashesOf(file: Uint8Array): string[] {
  return hevcItemsIn(file).map((item) => {
    const options = ['-v', 'error', '-f', 'hevc', '-i', '-', '-f', 'framehash', '-hash', 'sha256', '-'];
    const lines = execFileSync('ffmpeg', options, { input: item.stream(), encoding: 'utf8' }).trim().split('\n');
    const hashes = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(', ').at(-1) ?? '');
    if (hashes.length !== 1) throw new Error(`ffmpeg decoded ${hashes.length} pictures instead of one`);
    return hashes.join();
  });
}

const fixtures = (Object.keys(streamPlans) as StreamName[]).flatMap((name) =>
  streamPlans[name].drawings.map((_, index) => {
    const [hash] = hashesOf(heifFile([pictureItem(name, { index })]));
    return [hevcTruthKey(name, index), hash];
  }),
);
const files = corpus
  .filter(({ format, expect }) => format === 'HEIC' && expect === 'ok')
  .map(({ file }) => [file, sha256(hashesOf(corpusBytes(file)).join())]);
const truth: HevcTruth = { fixtures: Object.fromEntries(fixtures), corpus: Object.fromEntries(files) };
writeFileSync(hevcTruthFile, `${JSON.stringify(truth, null, 2)}\n`);
