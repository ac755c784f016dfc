import { relative, sep } from 'node:path';
import { hasCorpus } from '@image-converter/corpus/corpus';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { gate } from './gate.ts';

/** Counts what passed in each workspace, for runs of all tests in which none failed. */
export default class UnitTests implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], _: unknown, reason: TestRunEndReason): Promise<void> {
    if (!this.#vitest || reason !== 'passed' || (await isPartOfAll(this.#vitest, modules))) return;
    if (!hasCorpus) {
      console.log('unit tests passed: not compared, because those with the corpus are left out');
      return;
    }
    gate('unit tests passed', passedByWorkspace(this.#vitest.config.root, modules));
  }
}

async function isPartOfAll(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.config.testNamePattern) return true;
  const chosen = new Set(modules.map(({ moduleId }) => moduleId));
  const all = await vitest.globTestSpecifications();
  return all.some(({ moduleId }) => !chosen.has(moduleId));
}

function passedByWorkspace(root: string, modules: readonly TestModule[]): Record<string, number> {
  const passed: Record<string, number> = {};
  for (const { moduleId, children } of modules) {
    const [first = '', second = ''] = relative(root, moduleId).split(sep);
    const workspace = first === 'apps' || first === 'packages' ? `${first}/${second}` : first;
    const count = [...children.allTests('passed')].length;
    passed[workspace] = (passed[workspace] ?? 0) + count;
  }
  return Object.fromEntries(Object.entries(passed).sort());
}
