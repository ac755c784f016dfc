import type { FormatEntry } from '../format-entry.ts';
import { makeIn, startsLikeCameraRaw } from '../inspect/camera-raw.ts';
import { firstIfdOffset, ifdAt, layoutOf } from '../inspect/ifd.ts';
import { hasAt, startsWithAny } from './recognise.ts';

type Recognise = FormatEntry['recognise'];

/** A TIFF with sensor data, by a camera of this make. */
function isRawOf(...makes: readonly string[]): Recognise {
  return (head) => {
    const layout = layoutOf(head);
    const ifd = layout && startsLikeCameraRaw(head, layout) && ifdAt(head, firstIfdOffset(head, layout), layout);
    if (!ifd) return false;
    const make = makeIn(head, ifd, layout).toUpperCase();
    return makes.some((one) => make.startsWith(one));
  };
}

const isMinolta = startsWithAny('\0MRM');
const isAnyRaw = isRawOf('');

/** Raws of which we take the camera's own preview, because no real file has proved that developing them works. */
export const cameraFormats = {
  cr3: {
    label: 'CR3',
    extensions: ['cr3'],
    mediaType: 'image/x-canon-cr3',
    recognise: hasAt(4, 'ftypcrx '),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  raf: {
    label: 'RAF',
    extensions: ['raf'],
    mediaType: 'image/x-fuji-raf',
    recognise: startsWithAny('FUJIFILMCCD-RAW'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  orf: {
    label: 'ORF',
    extensions: ['orf'],
    mediaType: 'image/x-olympus-orf',
    recognise: startsWithAny('IIRO', 'IIRS', 'MMOR'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  rw2: {
    label: 'RW2',
    extensions: ['rw2', 'rwl'],
    mediaType: 'image/x-panasonic-rw2',
    recognise: startsWithAny('IIU\0'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  pef: {
    label: 'PEF',
    extensions: ['pef'],
    mediaType: 'image/x-pentax-pef',
    recognise: isRawOf('PENTAX', 'RICOH'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  srw: {
    label: 'SRW',
    extensions: ['srw'],
    mediaType: 'image/x-samsung-srw',
    recognise: isRawOf('SAMSUNG'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  x3f: {
    label: 'X3F',
    extensions: ['x3f'],
    mediaType: 'image/x-sigma-x3f',
    recognise: startsWithAny('FOVb'),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
  othraw: {
    label: 'Raw photo',
    extensions: ['3fr', 'erf', 'fff', 'iiq', 'mef', 'mos', 'mrw'],
    mediaType: 'image/x-camera-raw',
    recognise: (head, file) => isMinolta(head, file) || isAnyRaw(head, file),
    hasTransparency: false,
    read: { browser: ['raw-preview'], server: [] },
  },
} as const satisfies Record<string, FormatEntry>;

/** Formats of which the result is the camera's own preview. */
export const previewOnly: readonly string[] = ['nef', 'arw', ...Object.keys(cameraFormats)];
