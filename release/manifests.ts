import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const folder = new URL('../deploy/kubernetes/', import.meta.url);

export const manifestFiles: readonly string[] = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

export function readManifest<Kind extends Manifest>(file: string): Kind {
  return parse(readFileSync(new URL(file, folder), 'utf8'));
}

/**
 * Errors that the Kubernetes schema of its kind finds in a manifest, plus fields unknown to the schema, which a cluster
 * silently drops.
 */
export async function faultsOf(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const { [kind]: model } = await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`);
  const unread = new Set<string>();
  try {
    model.prototype.validate.call(watched(manifest, kind, unread));
  } catch (error) {
    return [String(error)];
  }
  return [...unread].map((field) => `${field}: no such field`);
}

/** The same data; each field stays in `unread` until it is read. */
function watched<Data>(data: Data, path: string, unread: Set<string>): Data {
  if (typeof data !== 'object' || data === null) return data;
  for (const key of Object.keys(data)) unread.add(`${path}.${key}`);
  return new Proxy(data, {
    get(target, key) {
      const field = `${path}.${String(key)}`;
      unread.delete(field);
      return watched(Reflect.get(target, key), field, unread);
    },
  });
}
