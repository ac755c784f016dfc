import type { Reporter, TestModule } from 'vitest/node';

/** Reports at the end how many tests were skipped because the real pictures are missing. */
export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap(({ children }) => [...children.allTests('skipped')]);
    const { length } = skipped.filter(({ tags }) => tags.includes('corpus'));
    if (length > 0)
      console.log(`\n${length} tests were skipped: \`npm run corpus\` fetches the real pictures they need.`);
  }
}
