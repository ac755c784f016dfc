import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyStep, type Sources } from './copy-step.ts';
import { DockerContext } from './docker-context.ts';
import { parseDockerfile, type Stage, type Step, wordsOf } from './dockerfile.ts';

/** The last stage of a Dockerfile, built in a folder instead of an image. */
export interface Image {
  /** The folder that stands in for the root of the image's file system. */
  root: string;
  /** The working directory of its commands. */
  folder: string;
  environment: Record<string, string>;
  user: { uid: number; gid: number };
  command: string[];
  healthCheck: string[];
}

export interface BuildOptions {
  repository: string;
  /** An empty folder for the stages. */
  target: string;
  /** Root folders of stages that were built elsewhere, by name. */
  finished: Readonly<Record<string, string>>;
}

/** Runs the Dockerfile. This machine stands in for the base images, so system packages are not installed. */
export function buildImage({ repository, target, finished }: BuildOptions): Image {
  const context = new DockerContext(repository);
  const stages: Record<string, string> = { ...finished };
  let image: Image | undefined;
  for (const stage of parseDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8'))) {
    if (finished[stage.name]) continue;
    image = buildStage(stage, join(target, stage.name), { context, stages });
    stages[stage.name] = image.root;
  }
  if (!image) throw new Error('The Dockerfile has no stage');
  return image;
}

function buildStage(stage: Stage, root: string, sources: Sources): Image {
  const image: Image = {
    root,
    folder: root,
    environment: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/' },
    user: { uid: 0, gid: 0 },
    command: [],
    healthCheck: [],
  };
  mkdirSync(root, { recursive: true });
  for (const step of stage.steps) perform(step, image, sources);
  return image;
}

function perform(step: Step, image: Image, sources: Sources): void {
  switch (step.instruction) {
    case 'WORKDIR':
      image.folder = inside(image, step.text);
      mkdirSync(image.folder, { recursive: true });
      return;
    case 'COPY':
      copyStep(step, sources, (path) => inside(image, path));
      return;
    case 'RUN':
      run(step.text, image.folder);
      return;
    case 'ENV':
      for (const assignment of wordsOf(step)) setVariable(assignment, image);
      return;
    case 'USER': {
      const [uid = 0, gid = 0] = step.text.split(':').map(Number);
      image.user = { uid, gid };
      return;
    }
    case 'CMD':
      image.command = wordsOf(step);
      return;
    case 'HEALTHCHECK':
      image.healthCheck = wordsOf({ ...step, text: step.text.replace(/^CMD /, '') });
      return;
    case 'ARG':
    case 'EXPOSE':
    case 'VOLUME':
      return;
    default:
      throw new Error(`${step.instruction} is not known here`);
  }
}

function inside({ root, folder }: Image, path: string): string {
  return path.startsWith('/') ? join(root, path) : resolve(folder, path);
}

function run(command: string, folder: string): void {
  if (command.startsWith('apt-get ')) return;
  // As in a real build, the command must not see the variables of the npm that runs this test.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(cache|registry)$)/i.test(name));
  execFileSync('sh', ['-c', command], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), npm_config_prefer_offline: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Rewrites paths that exist in the image to point into the folder. */
function setVariable(assignment: string, { root, environment }: Image): void {
  const [name = '', value = ''] = assignment.split(/=(.*)/s, 2);
  const parts = value.replace('$PATH', environment.PATH ?? '').split(':');
  const isIn = (path: string) => path.startsWith('/') && existsSync(join(root, path));
  environment[name] = parts.map((part) => (isIn(part) ? join(root, part) : part)).join(':');
}
