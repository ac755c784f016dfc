import type { WasmLibrary } from './wasm-libraries.ts';

interface Flaw {
  /** The library by all names that the packages give it. */
  readonly names: readonly string[];
  /** The first version without it. */
  readonly mendedIn: string;
  readonly cve: string;
}

/** Flaws that a file of a visitor can reach, because `npm audit` knows nothing of what is inside WebAssembly. */
const flaws: readonly Flaw[] = [
  { names: ['libwebp', 'webp'], mendedIn: '1.3.2', cve: 'CVE-2023-4863' },
  { names: ['libde265', 'de265'], mendedIn: '1.0.15', cve: 'CVE-2023-49468' },
  { names: ['libde265', 'de265'], mendedIn: '1.0.18', cve: 'CVE-2026-33164' },
  { names: ['libde265', 'de265'], mendedIn: '1.0.19', cve: 'CVE-2026-45382' },
  { names: ['libheif', 'heif'], mendedIn: '1.19.6', cve: 'CVE-2025-43966' },
  { names: ['aom'], mendedIn: '3.9.0', cve: 'CVE-2024-5171' },
  { names: ['libjxl', 'jpeg-xl'], mendedIn: '0.11.1', cve: 'CVE-2024-11498' },
  { names: ['libjxl', 'jpeg-xl'], mendedIn: '0.11.2', cve: 'CVE-2025-12474' },
  { names: ['raw'], mendedIn: '0.21.4', cve: 'CVE-2025-43961' },
  { names: ['tiff'], mendedIn: '4.7.1', cve: 'CVE-2025-9900' },
  { names: ['png'], mendedIn: '1.6.51', cve: 'CVE-2025-64720' },
  { names: ['exr'], mendedIn: '3.2.2', cve: 'CVE-2023-5841' },
  { names: ['openjpeg'], mendedIn: '2.5.3', cve: 'CVE-2024-56826' },
  { names: ['freetype'], mendedIn: '2.13.1', cve: 'CVE-2025-27363' },
  { names: ['zlib'], mendedIn: '1.2.13', cve: 'CVE-2022-37434' },
];

/** Why a flaw does no harm in a file that we use nevertheless. */
const harmless: Readonly<Record<string, string>> = {
  // The newest libheif-js has no newer libde265. On the server each visitor has a process of their own.
  'libheif.wasm CVE-2026-33164': 'stays within the memory of the WebAssembly instance',
  'libheif.wasm CVE-2026-45382': 'stays within the memory of the WebAssembly instance',
  'jxl-dec.wasm CVE-2025-12474': 'only decodes in the visitor’s own browser',
  'jxl-enc.wasm CVE-2024-11498': 'only encodes, and gets pixels, never a file',
  'jxl-enc.wasm CVE-2025-12474': 'only encodes, and gets pixels, never a file',
  'avif_enc.wasm CVE-2024-5171': 'only encodes, and only pictures of at most 100 megapixels',
  'jxl-dec.wasm CVE-2024-11498': 'only exhausts the stack, in a worker of the visitor’s own browser',
};

/** One line for each library that has a known flaw. */
export function flawsOf(libraries: readonly WasmLibrary[]): string[] {
  return libraries.flatMap(({ file, name, version }) =>
    flaws
      .filter(({ names, mendedIn }) => names.includes(name) && version !== '' && isOlder(version, mendedIn))
      .filter(({ cve }) => !(`${file} ${cve}` in harmless))
      .map(({ cve, mendedIn }) => `${name} ${version} in ${file} has ${cve}, mended in ${mendedIn}`),
  );
}

function isOlder(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
