import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serverSettings } from '@image-converter/settings/server';
import { siteSettings } from '@image-converter/settings/site';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DockerContext } from './docker-context.ts';
import { parseDockerfile } from './dockerfile.ts';

interface Compose {
  services: Record<string, { environment: Record<string, string>; build?: { args: string[] } }>;
}

const repository = fileURLToPath(new URL('..', import.meta.url));
const stages = parseDockerfile(readFileSync(`${repository}Dockerfile`, 'utf8'));
const compose: Compose = parse(readFileSync(`${repository}compose.yaml`, 'utf8'));
const siteSettingNames = Object.keys(siteSettings.in.shape);

describe('the Dockerfile', () => {
  it('takes every setting of the site as an argument, and compose passes each on', () => {
    const site = stages.find(({ name }) => name === 'site');
    const given = site?.steps.filter(({ instruction }) => instruction === 'ARG').map(({ text }) => text);
    expect(given).toEqual(siteSettingNames);
    expect(compose.services.app?.build?.args).toEqual(siteSettingNames);
  });

  it('ends with a user who is not root', () => {
    const user = stages.at(-1)?.steps.findLast(({ instruction }) => instruction === 'USER');
    expect(user?.text).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });
});

describe('compose.yaml', () => {
  it('gives the server only settings that it knows', () => {
    const given = Object.keys(compose.services.app?.environment ?? {});
    expect(Object.keys(serverSettings.in.shape)).toEqual(expect.arrayContaining(given));
    expect(given).toContain('DATABASE_URL');
  });

  it('holds no password and no key, and starts nothing without them', () => {
    const variables = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment));
    const secrets = variables.filter(([name]) => /PASSWORD|SECRET|ACCESS_KEY|DATABASE_URL/.test(name));
    expect(secrets.length).toBeGreaterThan(0);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:\?/);
  });
});

describe('.dockerignore', () => {
  const context = new DockerContext(repository);

  it.each(['package.json', 'apps/server/src/main.ts', 'packages/formats/src/formats.ts'])('lets %s through', (path) => {
    expect(context.ignores(path)).toBe(false);
  });

  it.each([
    '.env',
    '.git/config',
    'apps/server/.env.local',
    'data/conversions.sqlite',
    'node_modules/react/index.js',
    'apps/web/dist/site/en.html',
    'apps/server/src/routes/five-calls.test.ts',
    'apps/server/src/testing/server.ts',
    'notes-of-mine.txt',
  ])('keeps %s out', (path) => {
    expect(context.ignores(path)).toBe(true);
  });
});
