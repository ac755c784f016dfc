import { inject } from 'vitest';
import { createSchema } from './postgres.ts';

/** The URL of an empty schema on the PostgreSQL that all tests share. Tests that stop PostgreSQL start their own. */
export async function newSchema(): Promise<string> {
  const postgres = inject('postgres');
  if ('failure' in postgres) throw new Error(postgres.failure);
  return createSchema(postgres.url);
}
