import { spawnSync } from 'node:child_process';
import { engines } from './engines.ts';
import { sayPictures } from './report.ts';
import { forget } from './results.ts';

/** Runs only the pictures, in all engines, to the end even if some fail. Run it from the root of the repository. */
const commands = [
  'npx playwright test tests/pictures.spec.ts',
  'npx playwright test --config e2e/playwright.firefox.config.ts firefox/pictures.spec.ts',
  'xvfb-run --auto-servernum node --test --test-reporter=dot e2e/webkit/pictures.test.ts',
  'node --disable-warning=ExperimentalWarning --test --test-reporter=dot e2e/server/pictures.test.ts',
];

forget(engines);
for (const command of commands) {
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  if (status !== 0) process.exitCode = 1;
}
if (!sayPictures()) process.exitCode = 1;
