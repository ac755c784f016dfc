import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DockerContext } from './docker-context.ts';
import { type Step, wordsOf } from './dockerfile.ts';

export interface Sources {
  readonly context: DockerContext;
  /** The root folder of each stage. */
  readonly stages: Readonly<Record<string, string>>;
}

/** COPY: copies the contents of a folder; a file keeps its name if the target ends with a slash. */
export function copyStep(step: Step, sources: Sources, inside: (path: string) => string): void {
  const paths = wordsOf(step);
  const written = paths.pop() ?? '';
  const target = inside(written);
  const { from, chown } = step.flags;
  for (const path of paths) {
    if (from) copyFromStage(join(rootOf(from, sources), path), target, written);
    else copyFromContext(sources.context, path, target, written);
  }
  if (chown) giveTo(chown, target);
}

function rootOf(stage: string, { stages }: Sources): string {
  const root = stages[stage];
  if (!root) throw new Error(`There is no stage ${stage}`);
  return root;
}

function copyFromContext(context: DockerContext, path: string, target: string, written: string): void {
  const keepsName = written.endsWith('/') && !context.isFolder(path);
  context.copy(path, keepsName ? join(target, basename(path)) : target);
}

function copyFromStage(source: string, target: string, written: string): void {
  const isFolder = statSync(source).isDirectory();
  mkdirSync(isFolder || written.endsWith('/') ? target : dirname(target), { recursive: true });
  execFileSync('cp', ['-a', isFolder ? `${source}/.` : source, target]);
}

/**
 * Only root may change owners. Otherwise the files stay with the current user, who then stands in for the image's user.
 */
function giveTo(owner: string, target: string): void {
  const [uid = 0, gid = 0] = owner.split(':').map(Number);
  if (process.getuid?.() === 0) chownSync(target, uid, gid);
}
