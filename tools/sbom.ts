import { writeFileSync } from 'node:fs';
import { root } from './licences/root.ts';
import { wasmLibraries } from './licences/wasm-libraries.ts';
import { readProductionPackages } from './licences.ts';
import type { ProductionPackage } from './production-packages.ts';

/** A software bill of materials in the format CycloneDX: all production packages, and what is inside their WebAssembly. */
export function billOfMaterials() {
  const libraries = wasmLibraries();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'image-converter' } },
    components: readProductionPackages().map((one) => ({
      ...asComponent(one),
      components: libraries
        .filter((library) => library.package === one.name)
        .map(({ file, name, version }) => ({
          type: 'library',
          'bom-ref': `${one.name}/${file}/${name}`,
          name,
          ...(version && { version }),
          properties: [{ name: 'file', value: file }],
        })),
    })),
  };
}

function asComponent({ name, version, licence, folder }: ProductionPackage) {
  return {
    type: 'library',
    'bom-ref': folder,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: licence }],
  };
}

if (import.meta.main) writeFileSync(new URL('sbom.cdx.json', root), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
