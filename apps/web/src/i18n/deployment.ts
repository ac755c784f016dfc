import type { ForDeployment } from './translation.ts';

type Deployment = 'with_server' | 'without_server';

/** Wherever a text depends on the deployment, chooses the one that is true for it. */
export function textsFor<Texts>(deployment: Deployment, texts: Texts): ForDeployment<Texts> {
  return choose(deployment, texts) as ForDeployment<Texts>;
}

function choose(deployment: Deployment, texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((text) => choose(deployment, text));
  if (deployment in texts) return (texts as Record<Deployment, unknown>)[deployment];
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, choose(deployment, text)]));
}
