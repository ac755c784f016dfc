/**
 * Quality grades in words, best first, each with its lower bound and preset. AVIF's encoder maps the number to its own
 * scale, so the words hold for every target.
 */
export const grades = [
  { name: 'same', min: 85, preset: 90 },
  { name: 'small', min: 60, preset: 75 },
  { name: 'smallest', min: 0, preset: 50 },
] as const;

export type Grade = (typeof grades)[number]['name'];

export function gradeOf(quality: number): Grade {
  return grades.find(({ min }) => quality >= min)?.name ?? 'smallest';
}
