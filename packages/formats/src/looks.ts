/**
 * Grades of how much a picture looks like its original, best first, by the least score in SSIMULACRA 2.1 (of 100). Its
 * authors call 90 visually lossless, 85 excellent, 70 high and 50 medium quality.
 */
export const leastScores = {
  invisible: 90,
  same: 85,
  slight: 70,
  visible: 50,
  plain: Number.NEGATIVE_INFINITY,
} as const;

type Grade = keyof typeof leastScores;

export function gradeOf(score: number): Grade {
  const grades = Object.keys(leastScores) as Grade[];
  return grades.find((grade) => score >= leastScores[grade]) ?? 'plain';
}

/** The looks that one can ask for instead of a quality. */
export const looks = { same: leastScores.same, close: leastScores.invisible } as const;
