import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  readonly environment: Readonly<Record<string, string | number>>;
  readonly secrets?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly build?: { readonly args: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

export const compose: Compose = parse(readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8'));
