import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageFile, reportPictures } from './report.ts';

/** npm run pictures: writes docs/pictures.md from what the last run of the browsers' tests saw. */

const { counts, problems, page } = await reportPictures();
console.log(counts.join('\n'));
for (const problem of problems) console.error(problem);
if (page) {
  writeFileSync(pageFile, page);
  console.log(`Wrote ${fileURLToPath(pageFile)}`);
} else {
  const hint = problems.length > 0 ? 'mend or list what is above' : 'it takes all collections of real pictures';
  console.error(`docs/pictures.md stays as it is: ${hint}, run npm run test:pictures, and try again`);
  process.exitCode = 1;
}
