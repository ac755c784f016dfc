import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { root } from './root.ts';

/** A library compiled into a WebAssembly file of a package, where `npm audit` cannot see it. */
export interface WasmLibrary {
  readonly package: string;
  readonly file: string;
  readonly name: string;
  /** Empty if neither the file nor its package says it. */
  readonly version: string;
}

/** Every file and its libraries, with the versions as the files and their packages have them. */
export function wasmLibraries(): WasmLibrary[] {
  const { libheif, libde265 } = libheifVersions();
  return [
    ...inFile('libheif-js', 'libheif.wasm', { libheif, libde265 }),
    ...inFile('@imagemagick/magick-wasm', 'magick.wasm', magickVersions()),
    ...inFile('icodec', 'avif-dec.wasm', chosen(icodecVersions(), 'libavif', 'aom'), ['libyuv']),
    ...inFile('icodec', 'jxl-dec.wasm', chosen(icodecVersions(), 'libjxl'), ['highway', 'brotli', 'skcms']),
    ...inFile('icodec', 'jxl-enc.wasm', chosen(icodecVersions(), 'libjxl'), ['highway', 'brotli', 'skcms']),
    ...inFile(
      '@jsquash/avif',
      'avif_enc.wasm',
      { aom: textIn('@jsquash/avif/codec/enc/avif_enc.wasm', /AOMedia Project AV1 Encoder v([\d.]+)/) },
      ['libavif'],
    ),
    ...inFile('@jsquash/jxl', 'jxl_dec.wasm', {}, ['libjxl', 'highway', 'brotli', 'skcms']),
    ...inFile('@jsquash/webp', 'webp_dec.wasm', {}, ['libwebp']),
    ...inFile('@jsquash/webp', 'webp_enc_simd.wasm', {}, ['libwebp']),
    ...inFile('@jsquash/jpeg', 'mozjpeg_enc.wasm', {
      mozjpeg: textIn('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', /mozjpeg version ([\d.]+)/),
    }),
    ...inFile(
      '@jsquash/oxipng',
      'squoosh_oxipng_bg.wasm',
      { oxipng: textIn('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm', /oxipng-([\d.]+)\//) },
      ['libdeflate'],
    ),
    ...inFile('@hyzyla/pdfium', 'pdfium.wasm', {}, ['pdfium', 'freetype', 'openjpeg', 'lcms']),
  ];
}

function inFile(
  packageName: string,
  file: string,
  versions: Readonly<Record<string, string>>,
  withoutVersion: readonly string[] = [],
): WasmLibrary[] {
  const all = [...Object.entries(versions), ...withoutVersion.map((name) => [name, ''] as const)];
  return all.map(([name, version]) => ({ package: packageName, file, name, version }));
}

function read(path: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return readFileSync(new URL(`node_modules/${path}`, root), encoding);
}

function textIn(path: string, pattern: RegExp): string {
  const [, found] = read(path, 'latin1').match(pattern) ?? [];
  if (!found) throw new Error(`${path} does not say its version any more`);
  return found;
}

/** The file has both as text. The package has the version of libheif. */
function libheifVersions(): { libheif: string; libde265: string } {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('libheif-js/package.json')));
  const wasm = read('libheif-js/libheif-wasm/libheif.wasm', 'latin1');
  const versions = [...wasm.matchAll(/\0(\d+\.\d+\.\d+)(?=\0)/g)].map(([, found = '']) => found);
  const [libde265, ...others] = versions.filter((found) => found !== version);
  if (!versions.includes(version) || !libde265 || others.length > 0)
    throw new Error(`libheif.wasm has the versions ${versions.join(', ')}, its package ${version}`);
  return { libheif: version, libde265 };
}

/** The package's notices have a heading for each library: "[ aom 3.14.1 (2026-05-22) ]". */
function magickVersions(): Record<string, string> {
  const headings = read('@imagemagick/magick-wasm/NOTICE').matchAll(/^\[ (\S+) (\S+) \([\d-]+\) \]$/gm);
  return Object.fromEntries([...headings].map(([, name = '', version = '']) => [name, version]));
}

const icodecSchema = z.array(z.object({ name: z.string(), version: z.string() }));

function icodecVersions(): Record<string, string> {
  const all = icodecSchema.parse(JSON.parse(read('icodec/versions.json')));
  return Object.fromEntries(all.map(({ name, version }) => [name, version.replace(/^v/, '')]));
}

function chosen(versions: Readonly<Record<string, string>>, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (!version) throw new Error(`icodec does not say its version of ${name} any more`);
      return [name, version];
    }),
  );
}
