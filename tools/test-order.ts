import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environment = /^\/\/ @vitest-environment.*$/gm;

/**
 * Files with the same environment one after another, because a worker ends where the next file needs a different one;
 * otherwise the longest first, like Vitest.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const named = new Map(sorted.map((file) => [file, environmentsOf(file)]));
    return sorted.toSorted((one, other) => {
      if (one.project !== other.project) return 0;
      return (named.get(one) ?? '').localeCompare(named.get(other) ?? '');
    });
  }
}

function environmentsOf({ moduleId }: TestSpecification): string {
  return (readFileSync(moduleId, 'utf8').match(environment) ?? []).join();
}
