import { leftOutLine } from '@image-converter/corpus/left-out';
import type { Reporter, TestModule } from 'vitest/node';

/** Counts the tests that were skipped because the corpus or ExifTool is missing, and reports them at the end. */
export default class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap(({ children }) => [...children.allTests('skipped')]);
    const counted = (tag: string) => skipped.filter(({ tags }) => tags.includes(tag)).length;
    if (counted('corpus') > 0) console.log(`\n${leftOutLine(counted('corpus'))}`);
    if (counted('exiftool') > 0)
      console.log(`\nLeft out for want of exiftool: ${counted('exiftool')} tests of metadata`);
  }
}
