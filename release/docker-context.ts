import { cpSync, readFileSync, statSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';

/** The files that a build sees: those in a folder that are not excluded by its .dockerignore. */
export class DockerContext {
  readonly #folder: string;
  readonly #patterns: readonly { fits: RegExp; ignores: boolean }[];

  constructor(folder: string) {
    this.#folder = folder;
    const lines = readFileSync(join(folder, '.dockerignore'), 'utf8').split('\n');
    this.#patterns = lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => ({ fits: expressionOf(line.replace(/^!/, '')), ignores: !line.startsWith('!') }));
  }

  /** The last pattern that matches the path, or one of its parent folders, decides. */
  ignores(path: string): boolean {
    const parts = normalize(path).split('/');
    const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((folder) => folder !== '.');
    const decisive = this.#patterns.findLast(({ fits }) => folders.some((folder) => fits.test(folder)));
    return decisive?.ignores ?? false;
  }

  isFolder(path: string): boolean {
    return statSync(join(this.#folder, path)).isDirectory();
  }

  copy(path: string, target: string): void {
    if (this.ignores(path)) throw new Error(`.dockerignore keeps ${path} out of the build`);
    cpSync(join(this.#folder, path), target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !this.ignores(relative(this.#folder, source)),
    });
  }
}

/** Unlike in a shell, an asterisk also matches a leading dot. */
function expressionOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}
