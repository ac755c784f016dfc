import { readFileSync } from 'node:fs';
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
  throw wrong(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

function wrong(problems: readonly (readonly [variable: string, problem: string])[]): SettingsError {
  const lines = problems.map(([variable, problem]) => `  ${variable}: ${problem}`);
  return new SettingsError(`Please correct these settings:\n${lines.join('\n')}`);
}

/** For entry points: settings that are wrong end the process with their message and no stack. */
export function readSettingsOrExit<Schema extends z.ZodType>(
  schema: Schema,
  secrets: readonly string[] = [],
): z.output<Schema> {
  try {
    return readSettings(schema, withSecretsFromFiles(process.env, secrets));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * The environment with the secrets that it names files for: `DATABASE_URL_FILE` for `DATABASE_URL`, and so on. What
 * never was in the environment, nobody finds there.
 */
export function withSecretsFromFiles(environment: Environment, secrets: readonly string[]): Environment {
  const inFiles = secrets.filter((name) => environment[`${name}_FILE`]);
  const twice = inFiles.filter((name) => environment[name]);
  if (twice.length > 0) throw wrong(twice.map((name) => [name, `is set, and so is ${name}_FILE`]));
  return { ...environment, ...Object.fromEntries(inFiles.map((name) => [name, secretIn(environment, name)])) };
}

function secretIn(environment: Environment, name: string): string {
  const variable = `${name}_FILE`;
  try {
    // Editors end a file with a line break; no secret has one.
    return readFileSync(environment[variable] ?? '', 'utf8').trim();
  } catch (error) {
    throw wrong([[variable, `cannot be read. ${(error as Error).message}`]]);
  }
}
