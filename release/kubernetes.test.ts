import { readFileSync } from 'node:fs';
import { serverSettings, slotsPerChild } from '@image-converter/settings/server';
import type { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import type { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { describe, expect, it } from 'vitest';
import { parseDockerfile } from './dockerfile.ts';
import { faultsOf, type Manifest, manifestFiles, readManifest } from './manifests.ts';

const kustomization = readManifest<Manifest & { resources: string[] }>('kustomization.yaml');
const resources = manifestFiles.filter((file) => file !== 'kustomization.yaml');
const deployment = readManifest<Manifest & Deployment>('deployment.yaml');
const settings = readManifest<Manifest & ConfigMap>('settings.yaml').data ?? {};
const pod = deployment.spec?.template.spec;
const [container] = pod?.containers ?? [];

it('every manifest is part of the kustomization', () => {
  expect(kustomization.resources.toSorted()).toEqual(resources.toSorted());
});

describe('the schemas that Kubernetes publishes', () => {
  it.each(resources)('accept %s', async (file) => {
    expect(await faultsOf(readManifest(file))).toEqual([]);
  });

  it('refuse a value of the wrong type, and a field that is misspelt', async () => {
    const { spec } = readManifest<Manifest & { spec: object }>('disruption.yaml');
    const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget' };
    expect(await faultsOf({ ...budget, spec: { ...spec, selector: 1 } } as Manifest)).toHaveLength(1);
    expect(await faultsOf({ ...budget, spec: { ...spec, maxUnavailible: 1 } } as Manifest)).toEqual([
      'PodDisruptionBudget.spec.maxUnavailible: no such field',
    ]);
  });
});

describe('the deployment', () => {
  const variables = container?.env?.map(({ name }) => name) ?? [];

  it('gives the server only settings that it knows and accepts', () => {
    const secrets = variables.map((name) => name.replace(/_FILE$/, ''));
    expect(Object.keys(serverSettings.in.shape)).toEqual(
      expect.arrayContaining([...Object.keys(settings), ...secrets]),
    );
    const filled = { ...settings, S3_ACCESS_KEY_ID: 'from its file', S3_SECRET_ACCESS_KEY: 'from its file' };
    expect(serverSettings.safeParse(filled).error).toBeUndefined();
  });

  it('hands over secrets as files only', () => {
    const secret = /KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL/;
    expect(variables.filter((name) => secret.test(name)).every((name) => name.endsWith('_FILE'))).toBe(true);
    expect(Object.keys(settings).filter((name) => secret.test(name))).toEqual([]);
  });

  it('runs as the user of the image', () => {
    const stages = parseDockerfile(readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8'));
    const user = stages.at(-1)?.steps.findLast(({ instruction }) => instruction === 'USER')?.text;
    expect(`${pod?.securityContext?.runAsUser}:${pod?.securityContext?.runAsGroup}`).toBe(user);
  });

  it('has memory for all decoding processes at their limit, plus a gigabyte', () => {
    const { CONVERSION_CHILDREN, CONVERSION_MEMORY_MB } = serverSettings.parse({
      ...settings,
      S3_ENDPOINT: undefined,
    });
    const [, gibibytes] = String(container?.resources?.limits?.memory).match(/^(\d+)Gi$/) ?? [];
    expect(Number(gibibytes) * 1024).toBeGreaterThanOrEqual(CONVERSION_CHILDREN * CONVERSION_MEMORY_MB + 1024);
  });

  it('has slots for as many replicas as autoscaling may start', () => {
    const { spec } = readManifest<Manifest & HorizontalPodAutoscaler>('autoscaling.yaml');
    const processes = Number(settings.CONVERSION_CHILDREN) * (spec?.maxReplicas ?? Number.NaN);
    expect(Number(settings.CONVERSION_SLOTS)).toBe(slotsPerChild * processes);
  });
});

it('autoscaling uses a metric that the server exports', () => {
  const { spec } = readManifest<Manifest & HorizontalPodAutoscaler>('autoscaling.yaml');
  const names = spec?.metrics?.flatMap(({ pods }) => pods?.metric.name ?? []) ?? [];
  const metrics = readFileSync(new URL('../apps/server/src/metrics.ts', import.meta.url), 'utf8');
  expect(names).toHaveLength(1);
  for (const name of names) expect(metrics).toContain(`'${name}'`);
});
