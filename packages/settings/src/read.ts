import { readFileSync } from 'node:fs';
import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown at start-up; its message names every invalid variable and the reason. */
class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Validates settings, keyed by name, and transforms them into the form that the program uses. */
type SettingsSchema = z.ZodPipe<z.ZodObject>;

/**
 * Validates the schema's variables in the environment. An empty variable counts as not set. `NAME_FILE` names a file
 * that holds the value, because any process of the same user can read secrets in the environment.
 */
export function readSettings<Schema extends SettingsSchema>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const names = Object.keys(schema.in.shape);
  const given = Object.fromEntries(names.map((name) => [name, givenValue(name, environment)]));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Please correct these settings:\n${problems.join('\n')}`);
}

function givenValue(name: string, environment: Environment): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new SettingsError(`Please set ${name} or ${name}_FILE, not both`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new SettingsError(`${name}_FILE: cannot read ${file}. ${(error as Error).message}`);
  }
}

/** For entry points: invalid settings end the process with a message instead of a stack trace. */
export function readSettingsOrExit<Schema extends SettingsSchema>(schema: Schema): z.output<Schema> {
  try {
    return readSettings(schema, process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
