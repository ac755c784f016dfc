import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import type { Outcome } from '@image-converter/tools/outcomes';

const folder = new URL('../.cache/outcomes/', import.meta.url);

/**
 * A reporter for `node --test` that writes the outcomes to a file and prints nothing.
 * @public Named on the command line.
 */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const outcomes: Outcome[] = [];
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { file = '', name, skip } = data;
    const status = type === 'test:fail' ? 'failed' : skip ? 'skipped' : 'passed';
    const complaint = type === 'test:fail' ? data.details.error.message : undefined;
    const reason = typeof skip === 'string' ? skip : complaint;
    outcomes.push({ title: `${basename(file)} › ${name}`, status, reason });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('webkit.json', folder), JSON.stringify(outcomes));
  yield '';
}
