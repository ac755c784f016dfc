import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { lockfileSchema, type ProductionPackage, productionPackages } from './production-packages.ts';

const root = new URL('../', import.meta.url);
const noticesFile = new URL('THIRD-PARTY-NOTICES.md', root);

const allowed = new Set('MIT ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD BlueOak-1.0.0 CC0-1.0 Unlicense'.split(' '));

/** The LGPL is fine where the part stays a file of its own that anybody can replace. */
const replaceable = /^(libheif-js|@img\/sharp-(libvips-|win32-|wasm32).*)$/;
const lgpl = /^LGPL-3\.0(-or-later|-only)?$/;

export function readProductionPackages(): ProductionPackage[] {
  const lockfile = readFileSync(new URL('package-lock.json', root), 'utf8');
  return productionPackages(lockfileSchema.parse(JSON.parse(lockfile)));
}

/** Packages whose licence we have not agreed to, each with that licence. */
export function unacceptable(packages: readonly Pick<ProductionPackage, 'name' | 'licence'>[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAcceptable(name, licence))
    .map(({ name, licence }) => `${name}: ${licence || 'no licence named'}`);
}

/** Of alternatives one must be allowed, of a combination every part. */
function isAcceptable(name: string, expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) =>
    alternative
      .split(' AND ')
      .every((licence) => allowed.has(licence) || (lgpl.test(licence) && replaceable.test(name))),
  );
}

export function notices(packages: readonly ProductionPackage[]): string {
  const rows = packages.map((one) => {
    const { name, version, licence, partOf } = one;
    return `| [${name}](${homeOf(one)}) | ${version} | ${licence} | ${partOf.join(', ')} |`;
  });
  const texts = packages
    .filter(({ partOf }) => partOf.includes('pages'))
    .map((one) => `### ${one.name} ${one.version}\n\n${licenceText(one)}`);
  return [introduction, '| package | version | licence | part of |\n| --- | --- | --- | --- |', ...rows]
    .join('\n')
    .concat('\n\n', textsIntroduction, '\n\n', texts.join('\n\n'), '\n');
}

const introduction = `# Third-party notices

Written by \`node tools/licences.ts\` from the lockfile: everything that the pages ship and that the server runs, on
every system. What only builds or tests the project is not part of it and not listed.

## Parts under the GNU Lesser General Public License

- **libheif and libde265** (package libheif-js), version 3 of the licence. In the pages they are one file of their own,
  \`assets/libheif-….wasm\`; on the server \`node_modules/libheif-js/libheif-wasm/libheif.wasm\`. Either can be
  replaced by a build of your own with the same exports; nothing of ours has to be built again. Sources:
  <https://github.com/strukturag/libheif>, <https://github.com/strukturag/libde265>,
  <https://github.com/catdad-experiments/libheif-js>.
- **libvips and the libraries it stands on** (packages @img/sharp-libvips-…), version 3 or later. The server loads them
  as a shared library, \`node_modules/@img/sharp-libvips-…/lib/libvips-cpp.*\`; it can be replaced by your own build.
  Sources: <https://github.com/libvips/libvips>, <https://github.com/lovell/sharp-libvips>. The packages for Windows and
  WebAssembly hold both in one package; the same sources and the same right apply.

## Parts inside other parts

- **ImageMagick** and its libraries, in the one file \`magick.wasm\` of @imagemagick/magick-wasm: ImageMagick License. The
  package's file \`NOTICE\` has the notices of all of them.
- **libwebp** (BSD 3-Clause) in \`webp_enc_simd.wasm\` of @jsquash/webp, the **png crate** (MIT or Apache 2.0) in
  \`squoosh_png_bg.wasm\` of @jsquash/png.
- **PDFium** (BSD 3-Clause and Apache 2.0) in \`pdfium.wasm\` of @hyzyla/pdfium, on the server only.
- **SQLite** (public domain) in better-sqlite3, on the server only.

## Packages
`;

const textsIntroduction = `## Licences of what the pages ship

The server's packages lie in its \`node_modules\` as they came, each with its own licence file. The pages hold compiled
copies; these are the licences of those. Texts of the Apache License 2.0, the LGPL and the notices of ImageMagick are
long, and stand in the packages: <https://www.apache.org/licenses/LICENSE-2.0>, <https://www.gnu.org/licenses/lgpl-3.0>.`;

const manifestSchema = z.object({
  homepage: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});

/** Packages for other systems are not installed here: links to all of their kind go to the registry. */
function homeOf({ name, version, folder, isOptional }: ProductionPackage): string {
  const registry = `https://www.npmjs.com/package/${name}/v/${version}`;
  if (isOptional) return registry;
  const manifest = readFileSync(new URL(`${folder}/package.json`, root), 'utf8');
  const { homepage, repository } = manifestSchema.parse(JSON.parse(manifest));
  if (homepage) return homepage;
  const address = typeof repository === 'object' ? repository.url : (repository ?? '');
  const [, place] = address.match(/(?:^|github\.com[/:])([\w.-]+\/[\w.-]+?)(?:\.git)?$/) ?? [];
  return place ? `https://github.com/${place}` : registry;
}

const longLicence = /^(Apache-2\.0|LGPL-3\.0)/;

function licenceText({ folder, name, licence }: ProductionPackage): string {
  if (longLicence.test(licence)) return licence;
  const files = readdirSync(new URL(folder, root)).filter((file) => /^licen[cs]e/i.test(file));
  const [file] = files;
  if (!file) throw new Error(`${name} comes without the text of its licence`);
  const text = readFileSync(new URL(`${folder}/${file}`, root), 'utf8')
    .replaceAll('\r\n', '\n')
    .trim();
  return `\`\`\`text\n${text.replaceAll(/[ \t]+$/gm, '')}\n\`\`\``;
}

if (import.meta.main) {
  const packages = readProductionPackages();
  const problems = unacceptable(packages);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  writeFileSync(noticesFile, notices(packages));
}
