import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Identifier, Node } from 'typescript/unstable/ast';
import { isIdentifier } from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Figures } from './judge.ts';

export interface TypeCoverage {
  /** By workspace. */
  readonly anys: Figures;
  /** The share of identifiers whose type is not any, in per cent. */
  readonly typedShare: number;
}

/** Counts the identifiers whose type the compiler knows only as `any`. */
export function typeCoverage(root: URL, workspaces: readonly string[]): TypeCoverage {
  const folder = fileURLToPath(root);
  const api = new API({ cwd: folder });
  try {
    const configs = workspaces.map((workspace) => `${folder}${workspace}/tsconfig.json`);
    const snapshot = api.updateSnapshot({ openProjects: configs });
    const projects = snapshot.getProjects().filter(({ configFileName }) => configs.includes(configFileName));
    if (projects.length !== workspaces.length) throw new Error('Not every workspace is a project of TypeScript');
    const counts = projects.map((project) => ({ project, ...countIn(project) }));
    const values = sum(counts.map((count) => count.values));
    const anys = sum(counts.map((count) => count.anys));
    return {
      anys: Object.fromEntries(
        counts.map(({ project, anys }) => [
          relative(folder, project.configFileName).replace('/tsconfig.json', ''),
          anys,
        ]),
      ),
      typedShare: (1 - anys / values) * 100,
    };
  } finally {
    api.close();
  }
}

function countIn({ program, checker, rootFiles }: Project): { values: number; anys: number } {
  const types = rootFiles.flatMap((name) => {
    const file = program.getSourceFile(name);
    return file ? typesOf(checker, identifiersIn(file)) : [];
  });
  // The code compiles, so an identifier without a type refers to a type or to an HTML element.
  const values = types.filter((type) => type === 'tuple' || !type.isErrorType());
  return {
    values: values.length,
    anys: values.filter((type) => type !== 'tuple' && type.flags & TypeFlags.Any).length,
  };
}

function identifiersIn(file: Node): Identifier[] {
  const found: Identifier[] = [];
  const visit = (node: Node): void => {
    if (isIdentifier(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** TypeScript 7.0 fails on some tuples, and the whole batch fails with it, so the batch is retried in halves. */
function typesOf(checker: Checker, nodes: readonly Identifier[]): (Type | 'tuple')[] {
  try {
    return checker.getTypeAtLocation(nodes).filter((type) => type !== undefined);
  } catch (error) {
    if (!String(error).includes('not *checker.TupleType')) throw error;
    if (nodes.length === 1) return ['tuple'];
    const middle = nodes.length >> 1;
    return [...typesOf(checker, nodes.slice(0, middle)), ...typesOf(checker, nodes.slice(middle))];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
