import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProductionPackage } from '../production-packages.ts';
import { authorOf } from './manifest.ts';
import { root } from './root.ts';
import { standardTexts } from './standard-texts.ts';

interface LicenceText {
  /** The file in the package, or another source of the text. */
  readonly source: string;
  readonly text: string;
}

const licenceFile = /^(licen[cs]e|notice|copying)(\.codec)?(\.(md|txt))?$/i;

/** Vite's licence file ends with the licences of dependencies that only run during a build. */
const ofTheToolAlone = '\n# Licenses of bundled dependencies';

/** Every licence and notice in a package, without duplicates; the standard text for a package without any. */
export function licenceTexts({
  name,
  licence,
  folder,
}: Pick<ProductionPackage, 'name' | 'licence' | 'folder'>): LicenceText[] {
  const found = new Map<string, LicenceText>();
  for (const source of licenceFiles(folder)) {
    const text = readText(folder, source);
    if (!found.has(text)) found.set(text, { source, text });
  }
  return found.size > 0 ? [...found.values()] : [standardText(name, licence, authorOf(folder))];
}

/** The package's own files come first, then those in deeper folders. */
function licenceFiles(folder: string): string[] {
  return readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(/[\\/]/))
    .filter((parts) => !parts.includes('node_modules') && licenceFile.test(parts.at(-1) ?? ''))
    .sort((a, b) => a.length - b.length || (a.join('/') < b.join('/') ? -1 : 1))
    .map((parts) => parts.join('/'));
}

function readText(folder: string, file: string): string {
  const [text = ''] = readFileSync(new URL(join(folder, file), root), 'utf8')
    .replaceAll('\r\n', '\n')
    .split(ofTheToolAlone);
  return text.replaceAll(/[ \t]+$/gm, '').replaceAll(/^\n+|\n+$/g, '');
}

function standardText(name: string, licence: string, author: string | undefined): LicenceText {
  const text = standardTexts[licence];
  if (!text || !author)
    throw new Error(`${name} comes without the text of its licence (${licence}) or without an author`);
  return {
    source: `standard text of ${licence}; the package ships none and names this author`,
    text: `Copyright (c) ${author}\n\n${text}`,
  };
}
