import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from './testing/server.ts';

const token = 'for-the-test';
const operating = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const dashboard = readFileSync(new URL('../../../docs/grafana-dashboard.json', import.meta.url), 'utf8');

let server: TestServer;
let names: Set<string>;
beforeAll(async () => {
  server = await startServer({ SERVER_CONVERSION: 'off', METRICS_TOKEN: token });
  const metrics = await fetch(`${server.visitor.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  names = new Set(Array.from((await metrics.text()).matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name));
});
afterAll(() => server.close());

/** The metric names in the first column of the table. */
function described(): string[] {
  return Array.from(operating.matchAll(/^\| `([a-z_0-9]+)` \|/gm), ([, name = '']) => name);
}

/** The metrics in a Prometheus expression: words that are neither functions nor labels. */
function askedFor(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '');
  return Array.from(bare.matchAll(/\b[a-z]\w*\b(?!\s*\()/g), ([word]) => word.replace(/_(bucket|sum|count)$/, ''));
}

it('the table of metrics names every one of ours, and none that does not exist', () => {
  const ours = [...names].filter((name) => !/^(nodejs|process)_/.test(name));
  expect(described()).toEqual(expect.arrayContaining(ours));
  expect([...names]).toEqual(expect.arrayContaining(described()));
});

it('the alerts ask for metrics that exist', () => {
  const rules = Array.from(
    operating.matchAll(/expr: (?:>-\n)?([\s\S]*?)\n(?: +for:| +- alert|```)/g),
    ([, rule = '']) => rule,
  );
  expect(rules).toHaveLength(operating.match(/- alert:/g)?.length ?? 0);
  // "up" is built into Prometheus.
  expect(['up', ...names]).toEqual(expect.arrayContaining(rules.flatMap(askedFor)));
});

it('the dashboard asks for metrics that exist, and shows each of those described', () => {
  const panels: { targets: { expr: string }[] }[] = JSON.parse(dashboard).panels;
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => askedFor(expr)));
  expect([...names]).toEqual(expect.arrayContaining(asked));
  expect(asked).toEqual(expect.arrayContaining(described()));
});
