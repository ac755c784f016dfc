import { spawnSync } from 'node:child_process';
import { sayPictures } from './report.ts';
import { forgetAll } from './sightings.ts';

/** Only the pictures, in all engines, to the end even if some fail. Needs a build. */

forgetAll();
for (const script of ['pictures:chromium', 'pictures:firefox', 'pictures:webkit', 'test:server']) {
  const { status } = spawnSync(`npm run --silent ${script}`, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exitCode = 1;
}
if (!(await sayPictures())) process.exitCode = 1;
