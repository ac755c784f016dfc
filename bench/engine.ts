import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { avifQuality } from '@image-converter/codecs/avif-encoder/quality';
import { withPages } from '@image-converter/tools/serve-site';
import sharp from 'sharp';
import { casesOf, type Stage, withStage } from './cases.ts';
import { compete, enoughRounds } from './contest.ts';
import { type Conversion, conversions, namesOf } from './conversions.ts';
import { machine } from './machine.ts';
import { caseSections, type MeasuredCase, publish, readMeasurements } from './measurements.ts';
import { toolVersions } from './native.ts';
import { downloads } from './page/downloads.ts';
import { mainThread } from './page/main-thread.ts';
import { memory } from './page/memory.ts';
import { type Places, withBrowser } from './pages.ts';
import { withPeers } from './peers/serve.ts';
import { photoOf } from './pictures.ts';
import { markdown, ratiosOf } from './report.ts';
import { measureSavings } from './savings.ts';
import { bursts } from './server/bursts.ts';
import { serverMemory } from './server/memory.ts';
import { processorTimes, serverSection, throughput } from './server/speed.ts';

/** Serves the site and the peers, in one browser. */
function withPlaces<T>(work: (places: Places) => Promise<T>): Promise<T> {
  return withPages((site) => withPeers((peers) => withBrowser((browser) => work({ browser, site, peers }))));
}

/** What has no target is not worth the time of as many rounds. */
function withoutTarget(rounds: number): number {
  return Math.min(rounds, enoughRounds);
}

async function compare(stage: Stage, chosen: readonly Conversion[], rounds: number): Promise<MeasuredCase[]> {
  const results: MeasuredCase[] = [];
  for (const conversion of chosen) {
    const { bench, pair } = conversion;
    const enough = bench === 'growth' ? withoutTarget(rounds) : rounds;
    for (const one of await casesOf(stage, conversion)) {
      results.push({ bench, ...(pair && { pair }), ...(await compete(one, enough)) });
    }
  }
  return results;
}

async function measure(isChosen: (conversion: Conversion) => boolean, rounds: number): Promise<MeasuredCase[]> {
  return withPlaces((places) => withStage(places, (stage) => compare(stage, conversions.filter(isChosen), rounds)));
}

/** Some conversions, by format or pair. */
export async function measureSome(names: readonly string[], rounds: number): Promise<string> {
  const isChosen = (one: Conversion) => namesOf(one).some((name) => names.includes(name));
  return markdown(
    'Some conversions',
    '',
    caseSections(await measure(isChosen, rounds), ratiosOf(readMeasurements().results)),
  );
}

const documents = {
  inputs: {
    heading: 'Decoders beside native tools',
    note: 'Photos, unless a camera or a program wrote the file. Ours writes a BMP, the tool a PPM, which take hardly any time; the tool is started for each picture.',
  },
  outputs: {
    heading: 'Encoders beside sharp',
    note: `sharp works on one thread. AVIF at the look of our quality 90, which is ${avifQuality(90, 'browser')} to our encoder and ${avifQuality(90, 'server')} to sharp.`,
  },
  options: { heading: 'Options', note: '“Without it” is the same conversion with default options.' },
};

/** One of the further documents in docs/benchmarks. */
export async function measureBench(name: keyof typeof documents, rounds: number): Promise<string> {
  const { heading, note } = documents[name];
  const text = `Written by \`npm run bench -- ${name}\` (${machine().machine}): 12 megapixels in a page of Chromium, the median of ${rounds} in turns. ${note}`;
  return markdown(heading, text, caseSections(await measure(({ bench }) => bench === name, rounds)));
}

/** Returns docs/benchmarks.md. */
export async function measureAll(rounds: number): Promise<string> {
  const date = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const [before = 0] = loadavg();
  const chosen = conversions.filter(({ bench }) => bench === 'engine' || bench === 'growth');
  const { sections, ...measured } = await withPlaces(async (places) => {
    const inPages = await withStage(places, async (stage) => ({
      results: await compare(stage, chosen, rounds),
      calm: await mainThread(stage.ourPage),
    }));
    return {
      results: inPages.results,
      sections: [inPages.calm, await memory(places), await downloads(places)],
      versions: versions(places.browser.version()),
    };
  });
  const server = await measureServer(rounds);
  const [after = 0] = loadavg();
  const { machine: name, cores, system } = machine();
  const onServer = server.results.map((result) => ({ ...result, bench: 'server' as const }));
  const surroundings = {
    Date: date,
    Machine: name,
    System: system,
    'Busy processes before and after': `${before.toFixed(1)}, ${after.toFixed(1)}`,
    Rounds: String(rounds),
    ...measured.versions,
  };
  const last = readMeasurements();
  return publish({
    surroundings,
    before: ratiosOf(last.results),
    cores,
    megapixels: 12,
    results: [...measured.results, ...onServer],
    savings: last.savings,
    looks: last.looks,
    sections: [...sections, ...server.sections],
  });
}

/** Only sizes, which do not depend on how busy the machine is; the rest is that of the last full run. */
export async function measureOnlySavings(): Promise<string> {
  const savings = await withPlaces(measureSavings);
  return publish({ ...readMeasurements(), savings });
}

async function measureServer(rounds: number) {
  const [heic, tiff] = [await photoOf('heic'), await photoOf('tiff')];
  const results = await processorTimes(heic, tiff, rounds);
  const few = withoutTarget(rounds);
  const sections = [await throughput(heic, few), await serverMemory(heic, tiff, few), await bursts(heic, few)];
  return { results, sections };
}

export async function measureOnlyServer(rounds: number): Promise<string> {
  const { results, sections } = await measureServer(rounds);
  return markdown('The server', '', [serverSection(results), ...sections]);
}

function versions(chromium: string): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  const peers = [
    '@jsquash/jpeg',
    '@jsquash/png',
    '@jsquash/webp',
    '@imagemagick/magick-wasm',
    'libheif-js',
    'heic-to',
    'heic2any',
  ];
  return {
    Chromium: chromium,
    Node: process.versions.node,
    sharp: `${devDependencies.sharp} (libvips ${sharp.versions.vips})`,
    ...toolVersions(),
    ...Object.fromEntries(peers.map((name) => [name, devDependencies[name] ?? ''])),
  };
}
