import type { optionTable } from '@image-converter/formats/options';

/** For the description of the API. Not in the table of options, which every page loads. */
export const optionDescriptions: Readonly<Record<keyof typeof optionTable, string>> = {
  pages: 'Of a file with several pages: first, all, or a range such as 2-5',
  dpi: 'For the pages of documents',
  longestSide: 'For SVG, in pixels',
  raw: 'For camera raws',
  frames: 'Of an animation, for targets that hold one picture',
  quality: 'For lossy targets',
  lossless: 'For targets that can be lossy or lossless',
  look: 'Instead of a quality: the smallest file that looks the same (SSIMULACRA 2.1 of 85), also in a close look (90)',
  rotate: 'Clockwise, in degrees',
  flip: 'After rotating',
  crop: 'What is kept after that, in fractions of the picture; or a ratio, with its centre and scale',
  size: 'In pixels, or percent of the original size. Margins of pad and padRatio are transparent or have the background',
  enlarge: 'Whether the picture may be enlarged',
  maxBytes:
    'Maximum file size, in bytes or percent of the original file; the best quality that fits is used, or the most colours',
  background: 'Behind transparent pixels if the target has no transparency, or if transparency is filled',
  transparency: 'If the target has transparency: keep it, or fill it with the background',
  effort: 'A smaller file in more time, or with fewer colours',
  metadata:
    'Camera, date, location and other details in the file. Captions and keywords may name a place, so they go with the location unless asked for',
  widths: 'One file per width in pixels, such as 480,960,1600; overrules the size, and enlarges nothing',
  favicons: 'All icons of a website: favicon.ico, and PNGs of 180, 192 and 512 pixels',
  colourSpace: 'Convert colours to sRGB, which every screen shows, or keep those of the original with its profile',
  density: 'Pixels per inch when printed, as the file states them',
  colours: 'Maximum number of colours',
  dither: 'How much of the colours that are missing is imitated by patterns of others',
  hdr: 'The gain map of a photo, with which HDR displays show it brighter',
  animation: 'One animation of all pages; 0 plays mean forever',
};
