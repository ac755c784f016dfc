import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown at start-up; its message names every variable that is wrong, and why. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Checks the schema's variables in the environment. An empty variable counts as not set. */
export function readSettings<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Please correct these settings:\n${problems.join('\n')}`);
}

/** For entry points: settings that are wrong end the process with their message and no stack. */
export function readSettingsOrExit<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
  try {
    return readSettings(schema, process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
