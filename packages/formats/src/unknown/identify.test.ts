import { describe, expect, it } from 'vitest';
import { identify } from './identify.ts';

function file(name: string, head: string, length = Math.max(600, head.length)): File {
  const bytes = new Uint8Array(length).fill(7);
  for (const [index, character] of [...head].entries()) bytes[index] = character.charCodeAt(0);
  return new File([bytes], name);
}

const at = (offset: number, text: string, start = '') => start.padEnd(offset, '\x07') + text;
const extensions = new Set(['jpg', 'png', 'heic']);

describe('a file that no format recognises seems to be', () => {
  it.each([
    ['an archive', 'a.zip', 'PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0photo.jpg', 'archive', 'ZIP'],
    ['an empty archive', 'a.zip', 'PK\x05\x06', 'archive', 'ZIP'],
    ['an archive, called a picture', 'a.jpg', 'Rar!\x1a\x07\x01\0', 'archive', 'RAR'],
    ['an archive by what stands further back', 'a', at(257, 'ustar\x0000'), 'archive', 'tar'],
    ['a Word document', 'a.docx', 'PK\x03\x04\x14\0\x06\0[Content_Types].xml word/document.xml', 'office', 'Word'],
    ['an old Office document', 'a.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'office', 'Microsoft Office'],
    [
      'an OpenDocument',
      'a.odt',
      at(30, 'mimetypeapplication/vnd.oasis.opendocument.text', 'PK\x03\x04'),
      'office',
      'OpenDocument',
    ],
    ['an e-book', 'a.epub', at(30, 'mimetypeapplication/epub+zip', 'PK\x03\x04'), 'ebook', 'EPUB'],
    ['a film', 'a.mp4', '\0\0\0\x18ftypisom', 'video', 'MP4'],
    ['a film of a phone', 'a.mov', '\0\0\0\x14ftypqt  ', 'video', 'QuickTime'],
    ['a film with a picture’s name', 'a.heic', '\x1a\x45\xdf\xa3', 'video', 'WebM'],
    ['sound', 'a.wav', 'RIFF\0\0\0\0WAVEfmt ', 'audio', 'WAV'],
    ['sound in the container of films', 'a.m4a', '\0\0\0\x18ftypM4A ', 'audio', 'M4A'],
    ['a raw photo that we do not develop', 'a.cr3', '\0\0\0\x18ftypcrx ', 'camera_raw', 'CR3'],
    ['PostScript', 'a.eps', '%!PS-Adobe-3.0 EPSF-3.0', 'postscript', 'PostScript'],
    ['a scanned document', 'a.djvu', 'AT&TFORM', 'scanned_document', 'DjVu'],
    ['the file of a painting program', 'a.xcf', 'gimp xcf v011', 'layered', 'XCF'],
    ['a metafile', 'a.emf', at(40, ' EMF', '\x01\0\0\0'), 'metafile', 'EMF'],
    ['a medical picture', 'a.dcm', at(128, 'DICM'), 'medical', 'DICOM'],
    ['a picture of another kind', 'a.jxr', 'II\xbc\x01', 'other_picture', 'JPEG XR'],
    ['what a Mac leaves beside a file', '._a.jpg', '\0\x05\x16\x07\0\x02', 'mac_companion', 'AppleDouble'],
    ['a program', 'a.exe', 'MZ\x90\0', 'program', 'Windows'],
    ['a font', 'a.woff2', 'wOF2', 'font', 'WOFF2'],
    ['a damaged picture', 'a.JPG', '\x01\x02\xfe\xfd', 'damaged', 'JPG'],
    ['something unknown', 'a.xyz', '\x01\x02\xfe\xfd', 'unknown', ''],
  ])('%s', async (_, name, head, kind, called) => {
    expect(await identify(file(name, head), extensions)).toEqual({ kind, name: called });
  });

  it.each([
    ['a page that was saved as a picture', 'a.jpg', '\n<!DOCTYPE html><html lang="de">', 'web_page', 'HTML'],
    ['a placeholder', 'a.png', 'version https://git-lfs.github.com/spec/v1', 'placeholder', 'Git LFS'],
    ['JSON', 'a.png', '{"error": "not found"}', 'text', 'JSON'],
    ['text with letters of every kind', 'a.txt', 'Grüße 🙂', 'text', 'TXT'],
  ])('%s', async (_, name, text, kind, called) => {
    expect(await identify(new File([text], name), extensions)).toEqual({ kind, name: called });
  });

  it('text, even if the part that is looked at ends within a letter', async () => {
    const long = new File([`x${'ü'.repeat(4000)}`], 'a.jpg');
    expect(await identify(long, extensions)).toEqual({ kind: 'text', name: 'TXT' });
  });

  it('nothing but zeros', async () => {
    expect(await identify(new File([new Uint8Array(5000)], 'a.jpg'), extensions)).toEqual({ kind: 'zeros', name: '' });
  });
});
