import type { Kind } from '@image-converter/formats/unknown/signatures';

/** For each kind: what the file appears to be, and what to do. Loaded with the first unknown file. */
export default {
  archive: 'It seems to be an archive ({name}). Unpack it and add the pictures inside.',
  office:
    'It seems to be a document ({name}). Save it as a PDF in the program it came from and add the PDF, or add the pictures from it.',
  ebook: 'It seems to be an e-book ({name}). Open it in a reader and take a screenshot of the page you need.',
  video: 'It seems to be a video ({name}). Pause it at the right moment and take a screenshot.',
  audio: 'It seems to be a sound file ({name}), so there is no picture to convert.',
  web_page:
    'It seems to be a web page ({name}) that was saved under the name of a picture. Open the original page and save the picture itself.',
  text: 'It seems to be plain text ({name}). Perhaps a download failed and left a message instead of the picture: download it again.',
  postscript: 'It seems to be {name}. Open it in a drawing program and save it as PDF or SVG, which we read.',
  scanned_document: 'It seems to be a scanned document ({name}). Open it in a reader and print it to a PDF.',
  layered: 'It seems to be the working file of a painting program ({name}). Open it there and export it as PNG.',
  metafile: 'It seems to be a Windows metafile ({name}). Open it in an Office or drawing program and save it as PNG.',
  medical: 'It seems to be a medical image ({name}). Open it in a medical image viewer and export it as PNG.',
  camera_raw:
    'It seems to be a raw photo ({name}) that we cannot convert correctly yet. Save it as DNG or JPG with your camera’s software.',
  other_picture:
    'It seems to be a picture in the format {name}, which we do not read. Open it in the program it came from and save it as PNG.',
  drawing:
    'It seems to be a drawing or model ({name}). Export it as SVG, PDF or PNG from the program it was made with.',
  mac_companion:
    'It seems to be a companion file ({name}) that a Mac creates next to the real one. Choose the file with the same name but without the “._” at the start.',
  placeholder: 'It is only a placeholder ({name}). Download the real file first.',
  program: 'It seems to be a program or its data ({name}), not a picture.',
  font: 'It seems to be a font ({name}), not a picture.',
  zeros: 'It contains only zeros, so copying or recovering it must have failed. Download or copy it again.',
  damaged: 'Named {extension}, but not a real {name}. It is probably damaged: download or copy it again.',
  unknown: 'We cannot tell what it is. If it is a picture, open it in the program it came from and save it as PNG.',
} as const satisfies Record<Kind, string>;
