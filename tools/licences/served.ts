import type { ProductionPackage } from '../production-packages.ts';
import { insideCodecs } from './inside-codecs.ts';
import { licenceTexts } from './licence-texts.ts';
import { homeOf } from './manifest.ts';
import { standardTexts } from './standard-texts.ts';

type Shipped = Omit<ProductionPackage, 'partOf'>;

/** The notices served with the pages: everything sent to a visitor's browser, with its licence. */
export function servedNotices(packages: readonly Shipped[]): string {
  const list = packages.map(({ name, version, licence }) => `  ${name} ${version} (${licence})`);
  return [introduction(list), lesserLicence, ...packages.map(packageSection), insideSection()]
    .join('\n\n\n')
    .concat('\n');
}

function introduction(list: readonly string[]): string {
  return `THIRD-PARTY NOTICES

The packages below are what the pages of this image converter are built from; parts of them are what a browser is sent.
Each has a section of its own further down, with the licences and notices that it ships. Before them stands what the GNU
Lesser General Public License asks for; after them come parts that were compiled into the codecs.

${list.join('\n')}`;
}

const line = '='.repeat(80);

function heading(...lines: readonly string[]): string {
  return [line, ...lines, line].join('\n');
}

const lesserLicence = `${heading('Parts under the GNU Lesser General Public License')}

libheif.wasm holds libheif and libde265, both under version 3 of the licence or any later version.
  libheif: Copyright (c) 2017-2020 struktur AG, Copyright (c) 2017-2023 Dirk Farin
  libde265: Copyright (c) 2013-2014 struktur AG, Dirk Farin
  Sources: https://github.com/strukturag/libheif
           https://github.com/strukturag/libde265
           https://github.com/catdad-experiments/libheif-js (how they are built for browsers)
  Changed by packages/codecs/src/heic/patched-libheif.ts of this converter: libde265 applies HEVC's loop filters, which
  libheif turns off in builds for browsers (four bytes), and its inverse transform for 8 bits uses SIMD (one function).

magick.wasm holds, beside ImageMagick and others, libheif, libde265 and liblqr (version 3), and GLib and LibRaw
(version 2.1).
  Sources: https://github.com/dlemstra/magick-wasm (how all of them are built for browsers, with their addresses)

Both are files of their own, assets/libheif-*.wasm and assets/magick-*.wasm, and may be replaced: build the file from
changed sources, with the same exports, put it in the place of the one that is served, under the same name, and remove
the compressed copies beside it (.br and .gz). Nothing else has to be built again, and no check stands against it. You
may change these parts for your own use and take them apart to find faults in your changes.

The texts of the licences, and of the GNU General Public License that version 3 builds on, are in the sections of
libheif-js and @imagemagick/magick-wasm.`;

function packageSection(one: Shipped): string {
  const texts = licenceTexts(one).map(({ source, text }) => `--- ${source} ---\n\n${text}`);
  return [heading(`${one.name} ${one.version}`, one.licence, homeOf(one)), ...texts].join('\n\n');
}

function insideSection(): string {
  return `${heading('Parts compiled into the codecs', 'MIT', 'BSD-2-Clause', 'BSD-3-Clause')}

The packages of the codecs do not ship the licences of these parts. These are the standard texts of the MIT License and
of the BSD 2-Clause and 3-Clause Licenses, under one of which each of them can be had, with the copyright lines of the
parts, or their authors where they have no such line. Portions of pdfium.wasm are copyright The FreeType Project
(www.freetype.org). All rights reserved. mozjpeg_enc.wasm is based in part on the work of the Independent JPEG Group.
libdeflater 1.20.0 in squoosh_oxipng_bg.wasm, by Adam Kewley, is under the Apache License 2.0, which stands with
@jsquash/oxipng.

${partsUnder('MIT')}

${partsUnder('BSD-2-Clause')}

${partsUnder('BSD-3-Clause')}`;
}

function partsUnder(wanted: string): string {
  const parts = insideCodecs
    .filter(({ licence = 'MIT' }) => licence === wanted)
    .map(({ name, files, copyright }) =>
      [`${name}, in ${files.join(', ')}`, ...copyright.map((holder) => `  ${holder}`)].join('\n'),
    );
  return `${parts.join('\n')}\n\n${standardTexts[wanted]}`;
}
