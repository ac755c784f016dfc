import { loadavg } from 'node:os';
import { parts } from './arguments.ts';
import { allCases, casesNamed, type Result, runCase, type Stage } from './cases.ts';
import { errands, hungryErrands, type Photos } from './conversions.ts';
import { measureDownloads } from './downloads.ts';
import { measureGrowth } from './growth.ts';
import { measureCalm } from './main-thread.ts';
import type { Measurements } from './measurements.ts';
import { measureAppetite, measureSteadiness } from './memory.ts';
import { limitSharp } from './native.ts';
import { openOurs } from './ours.ts';
import { launch, openPage, type Places } from './pages.ts';
import { measurePeaks } from './peaks.ts';
import { withPeers } from './peers/serve.ts';
import { heicPhoto, makePhoto } from './photos.ts';
import { plan } from './plan.ts';
import { publish } from './publish.ts';
import { againstPeer, besideOthers } from './report.ts';
import { measureSavings } from './savings.ts';
import { measureServer } from './server/measure.ts';
import { withSite } from './site.ts';
import { machine, versions } from './surroundings.ts';
import { readTicks, stolenSince } from './undisturbed.ts';
import { engineWeights, wasmWeights } from './weight.ts';

async function makePhotos(width: number): Promise<Photos> {
  const [jpg, png, webp, tiff] = await Promise.all([
    makePhoto(width, 'jpg'),
    makePhoto(width, 'png'),
    makePhoto(width, 'webp'),
    makePhoto(width, 'tiff'),
  ]);
  return { jpg, png, webp, tiff, heic: heicPhoto() };
}

async function openStage(places: Places, photos: Photos): Promise<Stage> {
  const all = Object.values(photos);
  const ourPage = await openOurs(places.browser, places.site, all);
  const peerPage = await openPage(places.browser, places.peers, all);
  return { ...places, ourPage, peerPage };
}

async function runCases(stage: Stage, photos: Photos): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of casesNamed(parts, allCases(stage, photos))) results.push(await runCase(one, plan.rounds));
  return results;
}

async function measureCases(places: Places, photos: Photos) {
  const stage = await openStage(places, photos);
  const results = await runCases(stage, photos);
  console.log('The main thread …');
  const calm = await measureCalm(stage.ourPage, photos);
  await Promise.all([stage.ourPage.close(), stage.peerPage.close()]);
  return { results, calm };
}

/** Everything except memory, in one browser, with the peers in a second tab. */
async function measureInOneBrowser(site: string, peers: string, photos: Photos) {
  const browser = await launch();
  const places = { browser, site, peers };
  try {
    const cases = await measureCases(places, photos);
    console.log('Growth …');
    const growths = await measureGrowth(places, plan.growth, photos);
    console.log('Bytes …');
    const downloads = await measureDownloads(places, errands(await makePhotos(plan.smallWidth)));
    const savings = await measureSavings(browser, site);
    return { ...cases, growths, downloads, savings, versions: versions(browser) };
  } finally {
    await browser.close();
  }
}

async function measure(site: string, peers: string): Promise<Measurements> {
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const [before = 0] = loadavg();
  const ticks = readTicks();
  const photos = await makePhotos(plan.width);
  limitSharp();
  const { versions, ...measured } = await measureInOneBrowser(site, peers, photos);
  console.log('Memory …');
  const steadiness = await measureSteadiness(site, plan.batches);
  const appetites = await measureAppetite(site, plan.growth.widths, plan.repeats);
  const peaks = await measurePeaks({ site, peers }, hungryErrands(photos), plan.repeats);
  const server = await measureServer(photos, plan.rounds);
  const [after = 0] = loadavg();
  const surroundings = {
    date,
    ...machine(),
    versions,
    load: { before, after },
    stolen: stolenSince(ticks),
    rounds: plan.rounds,
    megapixels: photos.jpg.megapixels,
  };
  return {
    surroundings,
    ...measured,
    steadiness,
    appetites,
    peaks,
    engine: engineWeights(),
    wasm: wasmWeights(),
    server,
  };
}

/** Prints the results of some of the cases, and leaves the report unchanged. */
async function printCases(site: string, peers: string): Promise<void> {
  limitSharp();
  const photos = await makePhotos(plan.width);
  const browser = await launch();
  try {
    const results = await runCases(await openStage({ browser, site, peers }, photos), photos);
    console.log(`\n${againstPeer(results)}\n\n${besideOthers(results)}`);
  } finally {
    await browser.close();
  }
}

async function writeReport(site: string, peers: string): Promise<void> {
  for (const { what, value, target, isMet, because } of publish(await measure(site, peers))) {
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value} (${target})${isMet ? '' : `\n         ${because}`}`);
  }
}

const work = parts.length > 0 ? printCases : writeReport;
await withSite((site) => withPeers((peers) => work(site, peers)));
