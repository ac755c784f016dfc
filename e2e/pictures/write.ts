import { writeFileSync } from 'node:fs';
import { nameOf, reportPictures } from './report.ts';

/** Writes the parts of pages and documents about formats, from the results of the last browser tests. */

const { counts, problems, files } = reportPictures();
console.log(counts.join('\n'));
for (const problem of problems) console.error(problem);
for (const { address, text } of files) {
  writeFileSync(address, text);
  console.log(`Wrote ${nameOf(address)}`);
}
if (files.length === 0) {
  const hint = problems.length > 0 ? 'fix or list the problems above' : 'all collections of real pictures are needed';
  console.error(`Nothing was written: ${hint}. Then run "node e2e/pictures/main.ts" and try again.`);
  process.exitCode = 1;
}
