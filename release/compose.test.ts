import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';
import { expect, it } from 'vitest';
import { compose } from './compose.ts';

const mount = '/run/secrets/';
const services = Object.entries(compose.services);
const { app } = compose.services;

/** Resolves a value as compose does when no variable is set. */
function unset(value: string | number): string {
  return String(value).replaceAll(/\$\{\w+:-(.*?)\}/g, '$1');
}

/** The environment of the server, with its secrets in the given folder. */
function environmentWith(folder: string): Record<string, string> {
  const given = Object.entries(app?.environment ?? {});
  return Object.fromEntries(given.map(([name, value]) => [name, unset(value).replace(mount, `${folder}/`)]));
}

it('gives the server only settings that it knows', () => {
  const given = Object.keys(app?.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));
  expect(Object.keys(serverSettings.in.shape)).toEqual(expect.arrayContaining(given));
});

it('gives the server settings that it accepts, and every secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-converter-'));
  for (const name of app?.secrets ?? []) writeFileSync(join(folder, name), `value of ${name}\n`);
  writeFileSync(join(folder, 'database-url'), 'postgres://converter:secret@database/converter');
  try {
    expect(readSettings(serverSettings, environmentWith(folder))).toMatchObject({
      DATABASE_URL: 'postgres://converter:secret@database/converter',
      S3_ACCESS_KEY_ID: 'value of s3-access-key-id',
      S3_SECRET_ACCESS_KEY: 'value of s3-secret-access-key',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each(services)('shows no secret in the environment of %s', (_, { environment }) => {
  const names = Object.keys(environment).filter((name) => name !== 'PUBLIC_ANON_KEY');
  const secret = names.filter((name) => /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL/.test(name));
  expect(secret.filter((name) => !name.endsWith('_FILE'))).toEqual([]);
});

it.each(services)(
  'hands to %s exactly the secrets that it reads',
  (_, { environment, entrypoint = [], secrets = [] }) => {
    const text = [...Object.values(environment), ...entrypoint].join('\n');
    const read = [...text.matchAll(/\/run\/secrets\/([\w-]+)/g)].map(([, name]) => name);
    expect(read.toSorted()).toEqual(secrets.toSorted());
    for (const name of secrets) expect(compose.secrets[name]).toEqual({ file: `./secrets/${name}` });
  },
);
