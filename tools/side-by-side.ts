import { runInLanes } from './lanes.ts';

/** `node tools/side-by-side.ts check build`: runs scripts of package.json at the same time. */
const lanes = process.argv.slice(2).map((script) => [{ title: script, command: `npm run --silent ${script}` }]);
if (!(await runInLanes(lanes))) process.exitCode = 1;
