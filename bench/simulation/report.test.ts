import { expect, it } from 'vitest';
import { comparisonIn, comparisonOf } from './report.ts';

const comparison = comparisonOf({
  date: '2030-01-02',
  machine: '2 cores',
  cost: { inChild: 1.2, elsewhere: 0.2 },
  checks: [{ replicas: 1, children: 2, measured: 1.5, simulated: 1.6 }],
});

it('a comparison with real replicas says when it was made, and is kept word for word', () => {
  expect(comparison).toContain('Measured on 2030-01-02 (2 cores)');
  expect(comparison).toContain('| 1 × 2 | 1.50 | 1.60 | 6.7 % |');
  expect(comparisonIn(`# Scaling\n\nwords\n\n${comparison}\n\n## What is assumed\n\n- much\n`)).toBe(comparison);
  expect(() => comparisonIn('# Scaling\n')).toThrow('compares nothing');
});
