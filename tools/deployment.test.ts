import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@image-converter/settings/read';
import { serverSettings, slotsPerChild } from '@image-converter/settings/server';
import { siteSettings } from '@image-converter/settings/site';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** What CI cannot see when it builds the image and checks compose.yaml and the manifests against their schemas. */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'));
const manifest = (name: string) => parse(read(`deploy/kubernetes/${name}.yaml`));

const siteSettingNames = Object.keys(siteSettings.in.shape);
const serverSettingNames = Object.keys(serverSettings.in.shape);
const isSecret = (name: string) => /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL/.test(name) && name !== 'PUBLIC_ANON_KEY';
const withoutFile = (name: string) => name.replace(/_FILE$/, '');
const user = /^USER (\S+)$/m.exec(dockerfile)?.[1];

/** The packages of this repository that one depends on. */
function ours(name: string): string[] {
  const folder = name === 'web' || name === 'server' ? 'apps' : 'packages';
  const { dependencies = {} } = JSON.parse(read(`${folder}/${name}/package.json`));
  return Object.keys(dependencies).flatMap((one) => /^@image-converter\/(.+)$/.exec(one)?.[1] ?? []);
}

describe('the Dockerfile', () => {
  it('copies only files that exist', () => {
    const lines = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
    const paths = lines.flatMap(([, sources = '']) => sources.split(' '));
    expect(paths).toContain('apps/server/src');
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('builds the decoding processes with every package of ours that they consist of', () => {
    const [, named = ''] = /^RUN npm ci (--workspace=.*) --include-workspace-root$/m.exec(dockerfile) ?? [];
    const installed = new Set(Array.from(named.matchAll(/@image-converter\/([\w-]+)/g), ([, name = '']) => name));
    for (const name of installed) for (const needed of ours(name)) installed.add(needed);
    expect(ours('server').filter((name) => !installed.has(name))).toEqual([]);
  });

  it('takes every setting of the site as an argument, and compose passes each on', () => {
    expect([...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)).toEqual(siteSettingNames);
    expect(compose.services.app.build.args).toEqual(siteSettingNames);
  });

  it('keeps only those of icodec that a codec uses, because some of the others are under the GPL', () => {
    const used = [...read('packages/codecs/src/facts.ts').matchAll(/'icodec\/([\w-]+\.wasm)'/g)];
    const kept = used.map(([, file]) => `! -name ${file}`).join(' ');
    expect(dockerfile).toContain(`find node_modules/icodec/dist -type f ${kept} -delete`);
  });

  it('ends with a user who is not root', () => {
    expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly environment: Readonly<Record<string, string>>;
    readonly entrypoint?: readonly string[];
    readonly secrets?: readonly string[];
  }
  const services: [string, Service][] = Object.entries(compose.services);
  const environment: [string, string][] = Object.entries(compose.services.app.environment);

  it('gives the server only settings that it knows and accepts, and every secret in a file', () => {
    expect(serverSettingNames).toEqual(expect.arrayContaining(environment.map(([name]) => withoutFile(name))));
    const folder = mkdtempSync(join(tmpdir(), 'image-converter-'));
    for (const name of compose.services.app.secrets) writeFileSync(join(folder, name), `value of ${name}\n`);
    const url = 'postgres://converter:secret@database/converter';
    writeFileSync(join(folder, 'database-url'), url);
    const unset = (value: string) => String(value).replaceAll(/\$\{\w+:-(.*?)\}/g, '$1');
    const given = environment.map(([name, value]) => [name, unset(value).replace('/run/secrets', folder)]);
    expect(readSettings(serverSettings, Object.fromEntries(given))).toMatchObject({
      DATABASE_URL: url,
      S3_ACCESS_KEY_ID: 'value of s3-access-key-id',
      S3_SECRET_ACCESS_KEY: 'value of s3-secret-access-key',
    });
    rmSync(folder, { recursive: true });
  });

  it.each(services)('hands to %s exactly the secrets that it reads, as files', (_, service) => {
    const { environment, entrypoint = [], secrets = [] } = service;
    expect(Object.keys(environment).filter((name) => isSecret(name) && !name.endsWith('_FILE'))).toEqual([]);
    const text = [...Object.values(environment), ...entrypoint].join('\n');
    const names = [...text.matchAll(/\/run\/secrets\/([\w-]+)/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(secrets.toSorted());
    for (const name of secrets) expect(compose.secrets[name]).toEqual({ file: `./secrets/${name}` });
  });
});

describe('the Kubernetes manifests', () => {
  const pod = manifest('deployment').spec.template.spec;
  const [container] = pod.containers;
  const settings: Record<string, string> = manifest('settings').data;
  const variables: string[] = container.env.map(({ name }: { name: string }) => name);
  const autoscaling = manifest('autoscaling').spec;

  it('are all part of the kustomization', () => {
    const files = readdirSync(join(root, 'deploy/kubernetes')).filter((file) => file !== 'kustomization.yaml');
    expect(manifest('kustomization').resources.toSorted()).toEqual(files.toSorted());
  });

  it('give the server only settings that it knows and accepts, and secrets as files', () => {
    const given = [...Object.keys(settings), ...variables.map(withoutFile)];
    expect(serverSettingNames).toEqual(expect.arrayContaining(given));
    const filled = { ...settings, S3_ACCESS_KEY_ID: 'from its file', S3_SECRET_ACCESS_KEY: 'from its file' };
    expect(serverSettings.safeParse(filled).error).toBeUndefined();
    const secret = [...Object.keys(settings), ...variables].filter(isSecret);
    expect(secret.filter((name) => !name.endsWith('_FILE'))).toEqual([]);
  });

  it('run the server as the user of the image', () => {
    expect(`${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`).toBe(user);
  });

  it('have memory for all decoding processes at their limit, plus a gigabyte', () => {
    const { CONVERSION_CHILDREN, CONVERSION_MEMORY_MB } = serverSettings.parse({ ...settings, S3_ENDPOINT: undefined });
    const [, gibibytes] = String(container.resources.limits.memory).match(/^(\d+)Gi$/) ?? [];
    expect(Number(gibibytes) * 1024).toBeGreaterThanOrEqual(CONVERSION_CHILDREN * CONVERSION_MEMORY_MB + 1024);
  });

  it('have slots for as many replicas as autoscaling may start', () => {
    const processes = Number(settings.CONVERSION_CHILDREN) * autoscaling.maxReplicas;
    expect(Number(settings.CONVERSION_SLOTS)).toBe(slotsPerChild * processes);
  });

  it('scale by what every cluster measures', () => {
    expect(autoscaling.metrics.map(({ type }: { type: string }) => type)).toEqual(['Resource']);
  });
});
