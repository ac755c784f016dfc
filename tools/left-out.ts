import { leftOutLine } from '@image-converter/corpus/left-out';
import type { Reporter, TestModule } from 'vitest/node';

/** Counts the tests that were skipped because the corpus is missing, and reports them at the end. */
export default class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap(({ children }) => [...children.allTests('skipped')]);
    const count = skipped.filter(({ tags }) => tags.includes('corpus')).length;
    if (count > 0) console.log(`\n${leftOutLine(count)}`);
  }
}
