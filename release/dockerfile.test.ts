import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteSettings } from '@image-converter/settings/site';
import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { DockerContext } from './docker-context.ts';
import { parseDockerfile } from './dockerfile.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const stages = parseDockerfile(readFileSync(`${repository}Dockerfile`, 'utf8'));
const siteSettingNames = Object.keys(siteSettings.in.shape);

describe('the Dockerfile', () => {
  it('takes every setting of the site as an argument, and compose passes each on', () => {
    const site = stages.find(({ name }) => name === 'site');
    const given = site?.steps.filter(({ instruction }) => instruction === 'ARG').map(({ text }) => text);
    expect(given).toEqual(siteSettingNames);
    expect(compose.services.app?.build?.args).toEqual(siteSettingNames);
  });

  it('keeps only those of icodec that a codec uses, because some of the others are under the GPL', () => {
    const facts = readFileSync(`${repository}packages/codecs/src/facts.ts`, 'utf8');
    const used = [...facts.matchAll(/'icodec\/([\w-]+\.wasm)'/g)].map(([, file]) => `! -name ${file}`);
    const commands = stages.flatMap(({ steps }) => steps.map(({ text }) => text));
    expect(commands).toContain(`find node_modules/icodec/dist -type f ${used.join(' ')} -delete`);
  });

  it('ends with a user who is not root', () => {
    const user = stages.at(-1)?.steps.findLast(({ instruction }) => instruction === 'USER');
    expect(user?.text).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });
});

describe('.dockerignore', () => {
  const context = new DockerContext(repository);

  it.each(['package.json', 'apps/server/src/main.ts', 'packages/formats/src/formats.ts'])('lets %s through', (path) => {
    expect(context.ignores(path)).toBe(false);
  });

  it.each([
    '.env',
    'secrets/database-url',
    '.git/config',
    'apps/server/.env.local',
    'data/conversions.sqlite',
    'node_modules/react/index.js',
    'apps/web/dist/site/en.html',
    'apps/server/src/routes/conversion-routes.test.ts',
    'apps/server/src/testing/server.ts',
    'notes-of-mine.txt',
  ])('keeps %s out', (path) => {
    expect(context.ignores(path)).toBe(true);
  });
});
