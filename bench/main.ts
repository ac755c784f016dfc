import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { allCases, type Photos, type Result, runCase } from './cases.ts';
import { measureCalm } from './main-thread.ts';
import type { Measurements } from './measurements.ts';
import { measureAppetite, measureSteadiness } from './memory.ts';
import { limitSharp } from './native.ts';
import { openOurs } from './ours.ts';
import { launch, openPage } from './pages.ts';
import { withPeers } from './peers/serve.ts';
import { heicPhoto, makePhoto } from './photos.ts';
import { report } from './report.ts';
import { withSite } from './site.ts';
import { machine, versions } from './surroundings.ts';
import { verdicts } from './verdicts.ts';
import { engineWeights, wasmWeights } from './weight.ts';

/** `--quick`: a small photo and single runs, to work on this program; its report goes nowhere near the real one. */
const isQuick = process.argv.includes('--quick');
const plan = isQuick
  ? { width: 2000, rounds: { warmUps: 1, counted: 1 }, batches: [1, 3] as const, repeats: 1, file: '.cache/quick.md' }
  : {
      width: 4000,
      rounds: { warmUps: 1, counted: 5 },
      batches: [2, 20] as const,
      repeats: 3,
      file: '../docs/benchmarks.md',
    };

async function makePhotos(): Promise<Photos> {
  const [jpg, png, webp, tiff] = await Promise.all([
    makePhoto(plan.width, 'jpg'),
    makePhoto(plan.width, 'png'),
    makePhoto(plan.width, 'webp'),
    makePhoto(plan.width, 'tiff'),
  ]);
  return { jpg, png, webp, tiff, heic: heicPhoto() };
}

/** Everything that is about time: in one browser, the peers in a tab beside ours. */
async function measureTimes(site: string, peers: string, photos: Photos) {
  const browser = await launch();
  try {
    const all = Object.values(photos);
    const ourPage = await openOurs(browser, site, all);
    const peerPage = await openPage(browser, peers, all);
    const results: Result[] = [];
    for (const one of allCases({ browser, site, peers, ourPage, peerPage }, photos)) {
      results.push(await runCase(one, plan.rounds));
    }
    console.log('The main thread …');
    return { results, calm: await measureCalm(ourPage, photos), versions: versions(browser) };
  } finally {
    await browser.close();
  }
}

async function measure(site: string, peers: string): Promise<Measurements> {
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const [before = 0] = loadavg();
  const photos = await makePhotos();
  limitSharp();
  const { results, calm, versions } = await measureTimes(site, peers, photos);
  console.log('Memory …');
  const steadiness = await measureSteadiness(site, plan.batches);
  const appetites = await measureAppetite(site, plan.repeats);
  const [after = 0] = loadavg();
  const surroundings = {
    date,
    ...machine(),
    versions,
    load: { before, after },
    rounds: plan.rounds.counted,
    megapixels: photos.jpg.megapixels,
  };
  return { surroundings, results, calm, steadiness, appetites, engine: engineWeights(), wasm: wasmWeights() };
}

function publish(measurements: Measurements): void {
  const file = fileURLToPath(new URL(plan.file, import.meta.url));
  mkdirSync(new URL('.cache', import.meta.url), { recursive: true });
  writeFileSync(file, report(measurements));
  console.log(`\nReport: ${file}`);
  for (const { what, value, target, isMet, because } of verdicts(measurements)) {
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value} (${target})${isMet ? '' : `\n         ${because}`}`);
  }
}

await withSite((site) => withPeers(async (peers) => publish(await measure(site, peers))));
