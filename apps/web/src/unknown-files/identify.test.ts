import { downloadZip } from 'client-zip';
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
    ['an empty archive', 'a.zip', 'PK\x05\x06', 'archive', 'ZIP'],
    ['an archive, called a picture', 'a.jpg', 'Rar!\x1a\x07\x01\0', 'archive', 'RAR'],
    ['an archive by what stands further back', 'a', at(257, 'ustar\x0000'), 'archive', 'TAR'],
    ['an old Office document', 'a.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'office', 'Microsoft Office'],
    ['a film', 'a.mp4', '\0\0\0\x18ftypisom', 'video', 'MP4'],
    ['a film of a phone', 'a.mov', '\0\0\0\x14ftypqt  ', 'video', 'MOV'],
    ['a film with a picture’s name', 'a.heic', '\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'video', 'WEBM'],
    ['sound', 'a.wav', 'RIFF\0\0\0\0WAVEfmt ', 'audio', 'WAV'],
    ['sound in the container of films', 'a.m4a', '\0\0\0\x18ftypM4A ', 'audio', 'M4A'],
    ['PostScript', 'a.eps', '%!PS-Adobe-3.0 EPSF-3.0', 'postscript', 'EPS'],
    ['the file of a painting program', 'a.xcf', 'gimp xcf v011', 'other_picture', 'XCF'],
    ['a medical picture', 'a.dcm', at(128, 'DICM'), 'other_picture', 'DCM'],
    ['a picture of another kind', 'a.jxr', 'II\xbc\x01', 'other_picture', 'JXR'],
    ['what a Mac leaves beside a file', '._a.jpg', '\0\x05\x16\x07\0\x02', 'mac_companion', 'AppleDouble'],
    ['a program', 'a.exe', 'MZ\x90\0', 'other', 'EXE'],
    ['a damaged picture', 'a.JPG', '\x01\x02\xfe\xfd', 'damaged', 'JPG'],
    ['a damaged picture that begins like one', 'a.jpg', '\xff\xd8\xff', 'damaged', 'JPG'],
    ['something unknown', 'a.xyz', '\x01\x02\xfe\xfd', 'unknown', ''],
  ])('%s', async (_, name, head, kind, called) => {
    expect(await identify(file(name, head), extensions)).toEqual({ kind, name: called });
  });

  it.each([
    ['an archive', { 'photo.jpg': '' }, 'archive', 'ZIP'],
    [
      'a Word document',
      {
        '[Content_Types].xml':
          '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        'word/document.xml': '',
      },
      'office',
      'DOCX',
    ],
    ['an OpenDocument', { mimetype: 'application/vnd.oasis.opendocument.text' }, 'office', 'ODT'],
    ['an e-book', { mimetype: 'application/epub+zip' }, 'office', 'EPUB'],
  ])('%s', async (_, entries, kind, called) => {
    const zip = downloadZip(Object.entries(entries).map(([name, input]) => ({ name, input })));
    expect(await identify(new File([await zip.blob()], 'a.jpg'), extensions)).toEqual({ kind, name: called });
  });

  it.each([
    ['a page that was saved as a picture', 'a.jpg', '\n<!DOCTYPE html><html lang="de">', 'web_page', 'HTML'],
    ['a message instead of a picture', 'a.png', '{"error": "not found"}', 'text', 'TXT'],
    ['XML', 'a.png', '<?xml version="1.0"?><Error/>', 'text', 'XML'],
    ['text with letters of every kind', 'a.txt', 'Grüße 🙂', 'text', 'TXT'],
  ])('%s', async (_, name, text, kind, called) => {
    expect(await identify(new File([text], name), extensions)).toEqual({ kind, name: called });
  });

  it('text, even if the part that is looked at ends within a letter', async () => {
    const long = new File([`x${'ü'.repeat(4000)}`], 'a.jpg');
    expect(await identify(long, extensions)).toEqual({ kind: 'text', name: 'TXT' });
  });

  it('damaged if it has nothing but zeros', async () => {
    const zeros = new File([new Uint8Array(5000)], 'a.jpg');
    expect(await identify(zeros, extensions)).toEqual({ kind: 'damaged', name: 'JPG' });
  });
});
