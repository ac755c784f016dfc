import { runInLanes } from '@image-converter/tools/lanes';
import { sayPictures } from './pictures/report.ts';
import { forget } from './pictures/results.ts';
import { startServers } from './start-servers.ts';

/** `node e2e/main.ts firefox webkit`: runs these suites, or all, from the root of the repository. */

const suites = {
  // `npm test` has already run the core tests, and all pictures in Chromium.
  chromium: 'npx playwright test --grep-invert @core',
  firefox: 'npx playwright test --config e2e/playwright.firefox.config.ts',
  webkit: 'xvfb-run --auto-servernum node --test --test-concurrency=1 --test-reporter=spec e2e/webkit/*.test.ts',
  // Converts the browsers' test pictures on the server.
  server: 'node --disable-warning=ExperimentalWarning --test --test-reporter=dot e2e/server/*.test.ts',
};
type Suite = keyof typeof suites;

const all = Object.keys(suites) as Suite[];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name as Suite));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(', ')}, only ${all.join(', ')}`);

/** In parallel, because each suite often waits. Both lanes take about as long. */
const lanes = [
  ['chromium', 'server'],
  ['firefox', 'webkit'],
] satisfies Suite[][];
const wanted = lanes.map((lane) => lane.filter((suite) => named.length === 0 || named.includes(suite)));

forget(['Firefox', 'WebKitGTK', 'Server']);
const stopServers = await startServers();
process.env.SERVERS_STARTED = 'yes';
const programs = wanted.map((lane) => lane.map((suite) => ({ title: suite, command: suites[suite] })));
if (!(await runInLanes(programs))) process.exitCode = 1;
await stopServers();
// The report compares all engines.
if (named.length === 0 && !sayPictures()) process.exitCode = 1;
