import type { ProductionPackage } from '../production-packages.ts';
import { homeOf } from './manifest.ts';
import { wasmLibraries } from './wasm-libraries.ts';

/** THIRD-PARTY-NOTICES.md: the components of the pages and the server, without the licence texts. */
export function overview(packages: readonly ProductionPackage[]): string {
  const libraries = wasmLibraries().map((one) => [one.file, one.package, one.name, one.version || 'not stated']);
  const rows = packages.map((one) => [
    `[${one.name}](${homeOf(one)})`,
    one.version,
    one.licence,
    one.partOf.join(', '),
  ]);
  return [
    introduction,
    ...table(['file', 'package', 'library', 'version'], libraries),
    packagesHeading,
    ...table(['package', 'version', 'licence', 'part of'], rows),
    '',
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

const introduction = `# Third-party notices

Written by \`node tools/licences.ts\` from the lockfile: everything that the pages ship and that the server runs, on
every system. What only builds or tests the project is not part of it and not listed.

The texts of the licences: those of what the pages ship are in
[third-party-notices.txt](apps/web/public/third-party-notices.txt), which every site serves under
\`/third-party-notices.txt\`. The server's packages lie in its \`node_modules\` as they came, each with its own.

## Parts under the GNU Lesser General Public License

- **libheif and libde265** (package libheif-js), version 3 of the licence. In the pages they are one file of their own,
  \`assets/libheif-….wasm\`; on the server \`node_modules/libheif-js/libheif-wasm/libheif.wasm\`. Both are
  changed by \`packages/codecs/src/heic/patched-libheif.ts\`, when the pages are built and when the server loads the file:
  libde265 applies HEVC's loop filters, which libheif turns off in builds for browsers (four bytes), and its inverse
  transform for 8 bits uses SIMD (one function). Either file can be replaced by a build of your own with the same
  exports; nothing of ours has to be built again. For the server, also remove the call of \`patchedLibheif\` in
  \`apps/server/src/decoding/host.ts\`, which refuses files that it does not know. Sources:
  <https://github.com/strukturag/libheif>, <https://github.com/strukturag/libde265>,
  <https://github.com/catdad-experiments/libheif-js>.
- **libheif, libde265 and liblqr** (version 3), **GLib and LibRaw** (version 2.1) in \`magick.wasm\` of
  @imagemagick/magick-wasm. It, too, is a file of its own in the pages, \`assets/magick-….wasm\`, and on the server, and
  can be replaced in the same way. Sources: <https://github.com/dlemstra/magick-wasm>.
- **libvips and the libraries it stands on** (packages @img/sharp-libvips-…), version 3 or later. The server loads them
  as a shared library, \`node_modules/@img/sharp-libvips-…/lib/libvips-cpp.*\`; it can be replaced by your own build.
  Sources: <https://github.com/libvips/libvips>, <https://github.com/lovell/sharp-libvips>. The packages for Windows and
  WebAssembly hold both in one package; the same sources and the same right apply.

## Parts inside other parts

- **ImageMagick** and its libraries, in the one file \`magick.wasm\` of @imagemagick/magick-wasm: ImageMagick License. The
  package's file \`NOTICE\` has the notices of all of them.
- **libavif** (BSD 2-Clause) and **libaom** (BSD 2-Clause with the patent licence of the Alliance for Open Media) in
  \`avif-dec.wasm\` of icodec, with **libyuv** (BSD 3-Clause), and in \`avif_enc.wasm\` of @jsquash/avif.
- **libjxl** (BSD 3-Clause with a patent licence), **Highway** and **skcms** (BSD 3-Clause) and **Brotli** (MIT) in
  \`jxl-dec.wasm\` and \`jxl-enc.wasm\` of icodec and \`jxl_dec.wasm\` of @jsquash/jxl.
- icodec brings more codecs, of which nothing here is used, and some are under the GPL (**x265**, **libimagequant**). The
  pages do not serve them, and the Dockerfile removes them.
- **libwebp** (BSD 3-Clause) in \`webp_dec.wasm\` and \`webp_enc_simd.wasm\` of @jsquash/webp.
- **mozjpeg** (IJG, BSD 3-Clause and zlib) in \`mozjpeg_enc.wasm\` of @jsquash/jpeg, **oxipng** (MIT) with **libdeflate**
  (MIT) in \`squoosh_oxipng_bg.wasm\` of @jsquash/oxipng.
- **PDFium** (BSD 3-Clause and Apache 2.0) in \`pdfium.wasm\` of @hyzyla/pdfium.
- **SQLite** (public domain) in better-sqlite3, on the server only.

The build leaves parts of three tools in the pages, rolldown, tailwindcss and vite (MIT), and a font: **Bricolage
Grotesque** (SIL Open Font License 1.1) from @fontsource/bricolage-grotesque, with fewer letters.

## Libraries inside WebAssembly files

The versions are those that the files or their packages state.
`;

const packagesHeading = `
## Packages
`;
