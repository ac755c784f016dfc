/** For each kind: what the file appears to be, and what to do. Loaded with the first unknown file. */
export default {
  archive: 'It seems to be an archive ({name}). Unpack it and add the pictures inside.',
  office:
    'It seems to be a document ({name}). Save it as a PDF in the program it came from and add the PDF, or add the pictures from it.',
  video: 'It seems to be a video ({name}). Pause it at the right moment and take a screenshot.',
  audio: 'It seems to be a sound file ({name}), so there is no picture to convert.',
  web_page:
    'It seems to be a web page ({name}) that was saved under the name of a picture. Open the original page and save the picture itself.',
  text: 'It seems to be plain text ({name}). Perhaps the download went wrong: download the picture again.',
  postscript: 'It seems to be {name}. Open it in a drawing program and save it as PDF or SVG, which we read.',
  other_picture:
    'It seems to be a picture in the format {name}, which we do not read. Open it in the program it came from and save it as PNG.',
  mac_companion:
    'It seems to be a companion file ({name}) that a Mac creates next to the real one. Choose the file with the same name but without the “._” at the start.',
  other: 'It seems to be another kind of file ({name}), not a picture.',
  damaged: 'Named {extension}, but not a real {name}. It is probably damaged: download or copy it again.',
  unknown: 'We cannot tell what it is. If it is a picture, open it in the program it came from and save it as PNG.',
} as const;
