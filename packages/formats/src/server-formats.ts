import { type Format, formats } from './formats.ts';
import { startsLikeCameraRaw } from './inspect/camera-raw.ts';
import {
  elementsOf,
  firstIfdOffset,
  type Ifd,
  ifdAt,
  type Layout,
  layoutOf,
  numberIn,
  valuesIn,
} from './inspect/ifd.ts';
import { textAt } from './inspect/text.ts';
import { sniff } from './sniff.ts';

/** The formats that a server converts to JPG. */
export const serverFormats = {
  heic: formats.heic,
  tiff: formats.tiff,
  cr2: { label: 'CR2', extensions: ['cr2'], mediaType: 'image/x-canon-cr2' },
  nef: { label: 'NEF', extensions: ['nef'], mediaType: 'image/x-nikon-nef' },
  arw: { label: 'ARW', extensions: ['arw'], mediaType: 'image/x-sony-arw' },
  pdf: { label: 'PDF', extensions: ['pdf'], mediaType: 'application/pdf' },
} as const satisfies Record<string, { label: string; extensions: readonly [string, ...string[]]; mediaType: string }>;

export type ServerFormat = keyof typeof serverFormats;

/** How many bytes from the start of a file `sniffForServer` needs. */
export const SNIFFED_BYTES = 4096;

/** PDF readers look for the header in this many bytes (ISO 32000-1, annex H.3, note 13). */
const PDF_HEADER_WITHIN = 1024;

const SUBFILE_TYPE = 254;
const MAKE = 271;
const SUB_IFDS = 330;
const DNG_VERSION = 50706;

const makers = [
  { make: 'NIKON', format: 'nef' },
  { make: 'SONY', format: 'arw' },
] as const;

/** What a file is, judged by its first bytes; includes the formats that only a server reads. */
export function sniffForServer(head: Uint8Array): Format | ServerFormat | undefined {
  const view = new DataView(head.buffer, head.byteOffset, Math.min(head.byteLength, SNIFFED_BYTES));
  const layout = layoutOf(view);
  const raw = layout && sniffRaw(view, layout);
  if (raw) return raw;
  return sniff(head) ?? (hasPdfHeader(view) ? 'pdf' : undefined);
}

/** The format that a file's extension announces. */
export function serverFormatOf(extension: string): ServerFormat | undefined {
  return serverFormatNames.find((name) => extensionsOf(name).includes(extension.toLowerCase()));
}

const serverFormatNames = ['heic', 'tiff', 'cr2', 'nef', 'arw', 'pdf'] as const satisfies readonly ServerFormat[];

function extensionsOf(name: ServerFormat): readonly string[] {
  return serverFormats[name].extensions;
}

function sniffRaw(view: DataView, layout: Layout): ServerFormat | undefined {
  if (view.byteLength >= 10 && textAt(view, 8, 2) === 'CR') return 'cr2';
  const ifd = ifdAt(view, firstIfdOffset(view, layout), layout);
  if (!ifd || ifd.entries.has(DNG_VERSION)) return undefined;
  if (!startsLikeCameraRaw(view, layout) && !isPreviewOfAnother(ifd, layout)) return undefined;
  const make = makeIn(view, ifd, layout);
  return makers.find((maker) => make.startsWith(maker.make))?.format;
}

/** Sony stores the directory of the sensor data beyond the first bytes; the first directory is that of a preview. */
function isPreviewOfAnother(ifd: Ifd, layout: Layout): boolean {
  return ifd.entries.has(SUB_IFDS) && ((numberIn(ifd, SUBFILE_TYPE, layout) ?? 0) & 1) === 1;
}

/** Empty if it is not within the first bytes. */
function makeIn(view: DataView, ifd: Ifd, layout: Layout): string {
  const entry = ifd.entries.get(MAKE);
  const values = entry && valuesIn(view, entry, layout);
  return entry && values ? String.fromCharCode(...elementsOf(values, entry, layout)) : '';
}

function hasPdfHeader(view: DataView): boolean {
  return textAt(view, 0, Math.min(view.byteLength, PDF_HEADER_WITHIN)).includes('%PDF-');
}
