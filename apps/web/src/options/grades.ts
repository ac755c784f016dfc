/**
 * What a quality means to people, from the best down, and the quality that stands for it. AVIF's encoder translates the
 * number into its own scale, so the words hold for every target.
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
