import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/** Each file with a list of findings per kind. */
const answerSchema = z.object({
  issues: z.array(z.object({ file: z.string() }).catchall(z.array(z.unknown()))),
});

/** The number of unused files, exports and dependencies, and whatever else knip finds. */
export function knipFindings(): number {
  const { stdout, error } = spawnSync('knip --reporter json', { encoding: 'utf8', shell: true });
  if (error) throw error;
  const { issues } = answerSchema.parse(JSON.parse(stdout));
  return issues.flatMap(({ file: _, ...kinds }) => Object.values(kinds).flat()).length;
}
