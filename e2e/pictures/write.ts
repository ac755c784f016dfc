import { writeFileSync } from 'node:fs';
import { nameOf, reportPictures } from './report.ts';

/** npm run pictures: writes what pages and documents say about formats from what the last run of the browsers' tests saw. */

const { counts, problems, files } = await reportPictures();
console.log(counts.join('\n'));
for (const problem of problems) console.error(problem);
for (const { address, text } of files) {
  writeFileSync(address, text);
  console.log(`Wrote ${nameOf(address)}`);
}
if (files.length === 0) {
  const hint = problems.length > 0 ? 'mend or list what is above' : 'it takes all collections of real pictures';
  console.error(`Nothing was written: ${hint}, run npm run test:pictures, and try again`);
  process.exitCode = 1;
}
