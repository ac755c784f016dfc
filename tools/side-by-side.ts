import { runInLanes } from './lanes.ts';

/** `node tools/side-by-side.ts check build,lighthouse`: runs scripts of package.json in lanes, a lane's one by one. */
const lanes = process.argv
  .slice(2)
  .map((lane) => lane.split(',').map((script) => ({ title: script, command: `npm run --silent ${script}` })));
if (!(await runInLanes(lanes))) process.exitCode = 1;
