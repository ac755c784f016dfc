import { heicPhoto, makePhoto } from '../photos.ts';
import { plan } from '../plan.ts';
import { measureServer } from './measure.ts';
import { serverSection } from './section.ts';
import { serverVerdicts } from './verdicts.ts';

/** Measures only the server and prints the result. */

const photos = { heic: heicPhoto(), tiff: await makePhoto(4000, 'tiff') };
const measurements = await measureServer(photos, plan.rounds);
console.log(serverSection(measurements));
for (const { what, value, target, isMet, because } of serverVerdicts(measurements)) {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value} (${target}) ${because}`);
}
