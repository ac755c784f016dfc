/** Kinds of files that we do not read. Each has a text in every language. */
export type Kind =
  | 'archive'
  | 'office'
  | 'ebook'
  | 'video'
  | 'audio'
  | 'web_page'
  | 'text'
  | 'postscript'
  | 'scanned_document'
  | 'layered'
  | 'metafile'
  | 'medical'
  | 'camera_raw'
  | 'other_picture'
  | 'drawing'
  | 'mac_companion'
  | 'placeholder'
  | 'program'
  | 'font'
  | 'zeros'
  | 'damaged'
  | 'unknown';

export interface Signature {
  readonly kind: Kind;
  /** Name of the format, the same in every language. */
  readonly name: string;
  /** Latin-1 strings with their offsets, all of which must be in the file. */
  readonly parts: readonly (readonly [offset: number, text: string])[];
}

/** The first match wins, so more specific entries come first. */
export const signatures: readonly Signature[] = [
  ...all('archive', [
    ['RAR', [0, 'Rar!\x1a\x07']],
    ['7z', [0, '7z\xbc\xaf\x27\x1c']],
    ['gzip', [0, '\x1f\x8b']],
    ['bzip2', [0, 'BZh']],
    ['xz', [0, '\xfd7zXZ\0']],
    ['Zstandard', [0, '\x28\xb5\x2f\xfd']],
    ['tar', [257, 'ustar']],
    ['ZIP', [0, 'PK\x05\x06']],
  ]),
  ...all('office', [['Microsoft Office', [0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']]]),
  ...all('office', [['RTF', [0, '{\\rtf']]]),
  ...all('camera_raw', [
    ['CR3', [4, 'ftypcrx ']],
    ['RAF', [0, 'FUJIFILMCCD-RAW']],
    ['ORF', [0, 'IIRO']],
    ['ORF', [0, 'IIRS']],
    ['ORF', [0, 'MMOR']],
    ['RW2', [0, 'IIU\0']],
    ['X3F', [0, 'FOVb']],
    ['MRW', [0, '\0MRM']],
    ['CRW', [6, 'HEAPCCDR']],
  ]),
  ...all('audio', [
    ['M4A', [4, 'ftypM4A ']],
    ['WAV', [0, 'RIFF'], [8, 'WAVE']],
    ['MP3', [0, 'ID3']],
    ['MP3', [0, '\xff\xfb']],
    ['MP3', [0, '\xff\xf3']],
    ['FLAC', [0, 'fLaC']],
    ['Ogg', [0, 'OggS']],
    ['MIDI', [0, 'MThd']],
    ['AIFF', [0, 'FORM'], [8, 'AIF']],
    ['AMR', [0, '#!AMR']],
  ]),
  ...all('video', [
    ['QuickTime', [4, 'ftypqt  ']],
    ['QuickTime', [4, 'moov']],
    ['QuickTime', [4, 'mdat']],
    ['3GP', [4, 'ftyp3gp']],
    ['MP4', [4, 'ftyp']],
    ['AVI', [0, 'RIFF'], [8, 'AVI ']],
    ['WebM', [0, '\x1a\x45\xdf\xa3']],
    ['MPEG', [0, '\0\0\x01\xba']],
    ['MPEG', [0, '\0\0\x01\xb3']],
    ['MPEG', [0, 'G'], [188, 'G'], [376, 'G']],
    ['Flash Video', [0, 'FLV\x01']],
    ['Windows Media', [0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11']],
    ['Flash', [0, 'FWS']],
    ['Flash', [0, 'CWS']],
  ]),
  ...all('postscript', [
    ['EPS', [0, '\xc5\xd0\xd3\xc6']],
    ['PostScript', [0, '%!']],
  ]),
  ...all('scanned_document', [['DjVu', [0, 'AT&TFORM']]]),
  ...all('layered', [
    ['XCF', [0, 'gimp xcf']],
    ['Clip Studio', [0, 'CSFCHUNK']],
    ['Aseprite', [4, '\xe0\xa5'], [12, '\x20\0']],
    ['Affinity', [0, '\0\xffKA']],
    ['PaintShop Pro', [0, 'Paint Shop Pro Image File']],
  ]),
  ...all('metafile', [
    ['EMF', [0, '\x01\0\0\0'], [40, ' EMF']],
    ['WMF', [0, '\xd7\xcd\xc6\x9a']],
    ['WMF', [0, '\x01\0\x09\0\0\x03']],
  ]),
  ...all('medical', [['DICOM', [128, 'DICM']]]),
  ...all('other_picture', [
    ['JPEG XR', [0, 'II\xbc']],
    ['BPG', [0, 'BPG\xfb']],
    ['FLIF', [0, 'FLIF']],
    ['JBIG2', [0, '\x97JB2\r\n\x1a\n']],
    ['IFF', [0, 'FORM'], [8, 'ILBM']],
    ['IFF', [0, 'FORM'], [8, 'PBM ']],
    ['BLP', [0, 'BLP1']],
    ['BLP', [0, 'BLP2']],
    ['KTX', [0, '\xabKTX']],
    ['VTF', [0, 'VTF\0']],
    ['ASTC', [0, '\x13\xab\xa1\x5c']],
    ['SIXEL', [0, '\x1bP']],
  ]),
  ...all('drawing', [
    ['DWG', [0, 'AC10']],
    ['CorelDRAW', [0, 'RIFF'], [8, 'CDR']],
    ['Blender', [0, 'BLENDER']],
  ]),
  ...all('mac_companion', [['AppleDouble', [0, '\0\x05\x16\x07']]]),
  ...all('mac_companion', [['.DS_Store', [4, 'Bud1']]]),
  ...all('placeholder', [['Git LFS', [0, 'version https://git-lfs']]]),
  ...all('program', [
    ['Windows', [0, 'MZ']],
    ['Linux', [0, '\x7fELF']],
    ['macOS', [0, '\xcf\xfa\xed\xfe']],
    ['WebAssembly', [0, '\0asm']],
    ['Java', [0, '\xca\xfe\xba\xbe']],
    ['SQLite', [0, 'SQLite format 3']],
  ]),
  ...all('font', [
    ['OpenType', [0, 'OTTO\0']],
    ['TrueType', [0, '\0\x01\0\0\0']],
    ['TrueType', [0, 'ttcf']],
    ['WOFF', [0, 'wOFF']],
    ['WOFF2', [0, 'wOF2']],
  ]),
];

function all(
  kind: Kind,
  rows: readonly (readonly [name: string, ...parts: (readonly [number, string])[]])[],
): Signature[] {
  return rows.map(([name, ...parts]) => ({ kind, name, parts }));
}
