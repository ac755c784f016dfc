import { expect, it } from 'vitest';
import { faultsOf, scoresOf, type Visit } from './visits.ts';

const perfect = { accessibility: 100, 'best-practices': 100, seo: 100 };

function visit(performance: number, changes: Partial<Visit> = {}): Visit {
  return { scores: { ...perfect, performance }, isMeasured: true, layoutShift: 0, found: {}, ...changes };
}

it('the performance, which depends on the machine, counts for nothing', () => {
  expect(scoresOf([visit(20)])).toEqual(perfect);
  expect(faultsOf([visit(20)])).toEqual([]);
});

it('the worst of each score counts, however good another visit was', () => {
  const bad = visit(99, { scores: { ...perfect, seo: 92, performance: 99 }, found: { seo: ['document-title'] } });
  expect(scoresOf([bad, visit(99)])).toMatchObject({ seo: 92 });
  expect(faultsOf([bad, visit(99), bad])).toEqual(['seo 92 (document-title)']);
});

it('nothing moves in any visit', () => {
  expect(faultsOf([visit(99), visit(99, { layoutShift: 0.01 })])).toEqual(['layout shift 0.01']);
});

it('a visit in which something could not be measured counts only if there is no other', () => {
  const part = visit(0, { scores: { ...perfect, seo: 0 }, isMeasured: false });
  expect(scoresOf([part, visit(90)])).toEqual(perfect);
  expect(scoresOf([part, part])).toMatchObject({ seo: 0 });
});
