import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { runInLanes } from './lanes.ts';

afterEach(() => vi.restoreAllMocks());

/** A command that runs this code in Node. */
const node = (code: string) => `"${process.execPath}" -e "${code}"`;

/** Runs lanes and resolves to what was printed, and whether all ended well. */
async function outcomeOf(...lanes: Parameters<typeof runInLanes>[0]) {
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  const isWell = await runInLanes(lanes);
  vi.restoreAllMocks();
  return { printed, isWell };
}

it('lanes run at the same time, however much they print, and what they print is not mixed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sign = join(folder, 'sign');
  const much = 'x'.repeat(5e6);
  const waiting = `const look = setInterval(() => fs.existsSync('${sign}') && clearInterval(look)); console.log('waits')`;
  const signing = `process.stdout.write('x'.repeat(5e6), () => fs.writeFileSync('${sign}', ''))`;
  const { printed, isWell } = await outcomeOf(
    [{ title: 'one', command: node(waiting) }],
    [{ title: 'two', command: node(signing) }],
  );
  expect(printed === `\none\nwaits\n\ntwo\n${much}`).toBe(true);
  expect(isWell).toBe(true);
});

it('the programs of a lane run one after another, to the end even if one fails', async () => {
  const { printed, isWell } = await outcomeOf([
    { title: 'one', command: node(`console.error('fails'); process.exitCode = 3`) },
    { title: 'two', command: node(`console.log('works')`) },
  ]);
  expect(printed).toBe('\none\nfails\n\ntwo\nworks\n');
  expect(isWell).toBe(false);
});
