import type { Claim } from '../claim.ts';
import { onFurther } from '../pairs.ts';
import { firstFrame, handedOver } from './proofs.ts';

const makesWhatItSays = '… makes what it says of what it takes';
const serverOrBrowser = '… uses the server by default, and the browser for those who choose it';
const stays = 'what the browser converts on such a page is sent nowhere';
const named = 'a refusal names what in the file is not supported, … a server';
const elsewhere = 'a page for one kind of file says what another one is and where it belongs';
const inSrgb = 'fixtures.spec.ts › … has its colours in sRGB';
const upright = 'made pictures › … shows the picture upright';
const onWhite = 'fixtures.spec.ts › … lies on white in JPG, its edges blended';
const keepsTransparency = 'fixtures.spec.ts › … keeps its transparency in PNG and WebP';
const toldOfMore = 'tells that an animation has more frames';
const everyPixel = 'a PNG holds every pixel and every level of transparency that its source showed';
const noCamera = 'a result carries nothing of the camera and the place';
const documentsAsWanted = 'documents and drawings come out as wanted, and fetch nothing';
const sharpInSize = 'a drawing is sharp in the size that is chosen, and transparent where nothing is drawn';

/** What the pages of further pairs promise beyond what all pages do. */
export const furtherClaims: readonly Claim[] = [
  {
    promise: 'each page makes what it says',
    at: `${onFurther('pairs.{pair}.subtitle pairs.{pair}.description pairs.{pair}.cta_description')}
      ${onFurther('seo_content.{pair}.difference')} pairs.psd-to-jpg.cta_title seo_content.heic-to-jpg.faq.4
      seo_content.avif-to-jpg.faq.1 seo_content.tiff-to-jpg.faq.1
      seo_content.gif-to-webp.faq.2 pairs.png-to-ico.cta_title pairs.svg-to-png.cta_title`,
    shownBy: [makesWhatItSays],
  },
  {
    promise: 'cameras whose raw photos are developed',
    at: 'seo_content.raw-to-jpg.faq.0',
    shownBy: [makesWhatItSays, 'the words in en › name a format whose real files have not proved it only to say so'],
  },
  {
    promise: 'what the browser converts does not leave the device',
    at: `trust_indicators.note_own seo_content.avif-to-jpg.faq.4 seo_content.bmp-to-jpg.faq.4
      seo_content.psd-to-jpg.faq.4 seo_content.jxl-to-jpg.faq.2 seo_content.jpg-to-avif.faq.4
      seo_content.jfif-to-jpg.faq.4 seo_content.jpg-to-pdf.faq.5 seo_content.gif-to-webp.faq.4
      seo_content.svg-to-png.faq.5 pairs.svg-to-png.seo_title
      pairs.avif-to-jpg.cta_description pairs.bmp-to-jpg.cta_description pairs.psd-to-jpg.cta_description
      pairs.jpg-to-pdf.cta_description`,
    shownBy: [stays, 'with a server › … is converted where it should be'],
  },
  {
    promise: 'the server converts by default, deletes, and leaves the choice',
    at: `trust_indicators.note_own_server trust_indicators.your_choice seo_content.heic-to-jpg.faq.0
      seo_content.heic-to-png.faq.2 seo_content.tiff-to-jpg.faq.2 seo_content.raw-to-jpg.faq.3
      seo_content.pdf-to-jpg.faq.2`,
    shownBy: [
      serverOrBrowser,
      'ends … once, with nothing personal left',
      'with the choice of the browser nothing is sent at all, and the choice is remembered',
    ],
  },
  {
    promise: 'twenty files at once, in one ZIP',
    at: `${onFurther('pairs.{pair}.seo_description pairs.{pair}.cta_description')} seo_content.heic-to-png.faq.4
      seo_content.jxl-to-jpg.faq.4 seo_content.png-to-ico.faq.4`,
    shownBy: ['twenty files become one ZIP, and the twenty-first is left out'],
  },
  {
    promise: 'upright and in the right colours',
    at: `pairs.heic-to-jpg.seo_description pairs.heic-to-png.seo_description pairs.tiff-to-jpg.seo_description
      pairs.tiff-to-jpg.why_convert_points.2 pairs.psd-to-jpg.seo_description seo_content.heic-to-jpg.difference
      seo_content.heic-to-jpg.faq.2 seo_content.avif-to-jpg.faq.2 seo_content.avif-to-png.faq.2
      seo_content.tiff-to-jpg.faq.3 seo_content.psd-to-jpg.faq.2 seo_content.jpg-to-pdf.faq.3
      pairs.jpg-to-pdf.seo_description`,
    shownBy: [
      upright,
      inSrgb,
      'AVIF is turned, cropped and in its true colours',
      'cmyk.jpg has the colours of its profile',
    ],
  },
  {
    promise: 'no place, date or camera in the result',
    at: `pairs.heic-to-jpg.seo_description pairs.heic-to-jpg.why_convert_points.3 seo_content.heic-to-jpg.faq.5
      pairs.raw-to-jpg.why_convert_points.3 pairs.jpg-to-avif.why_convert_points.2 seo_content.jpg-to-pdf.faq.4`,
    shownBy: [noCamera],
  },
  {
    promise: 'transparency is kept by what can hold it',
    at: `pairs.heic-to-png.seo_description seo_content.heic-to-png.faq.3 pairs.avif-to-png.subtitle
      pairs.avif-to-png.description pairs.avif-to-png.seo_description pairs.avif-to-png.why_convert_points.1
      seo_content.avif-to-png.faq.0 pairs.png-to-avif.seo_description pairs.png-to-avif.why_convert_points.1
      seo_content.png-to-avif.faq.0 pairs.gif-to-webp.seo_description pairs.png-to-ico.seo_description
      pairs.png-to-ico.why_convert_points.3`,
    shownBy: [keepsTransparency, 'AVIF and ICO keep every level of transparency'],
  },
  {
    promise: 'white behind what was transparent on further pages',
    at: `pairs.avif-to-jpg.seo_description seo_content.avif-to-jpg.difference seo_content.bmp-to-jpg.faq.3
      seo_content.psd-to-jpg.faq.3 seo_content.jxl-to-jpg.faq.3`,
    shownBy: [onWhite],
  },
  {
    promise: 'a PNG loses nothing of what was decoded',
    at: `pairs.heic-to-png.description pairs.heic-to-png.seo_title pairs.heic-to-png.seo_description
      pairs.heic-to-png.why_convert_points.1 pairs.heic-to-png.why_convert_points.3 seo_content.heic-to-png.faq.1
      pairs.avif-to-png.seo_description pairs.avif-to-png.why_convert_points.2 seo_content.avif-to-png.faq.1`,
    shownBy: [everyPixel],
  },
  {
    promise: 'of several frames the first, and the row says so',
    at: `seo_content.avif-to-jpg.faq.3 seo_content.avif-to-png.faq.4 seo_content.jxl-to-jpg.faq.3
      seo_content.tiff-to-jpg.faq.0`,
    shownBy: [firstFrame, toldOfMore],
  },
  {
    promise: 'quality 90 and 8 bits, rounded',
    at: `seo_content.heic-to-jpg.faq.2 seo_content.tiff-to-jpg.faq.4 seo_content.jxl-to-jpg.faq.1
      seo_content.psd-to-jpg.faq.2`,
    shownBy: [
      'JPG and WebP are encoded at quality 90',
      'fixtures.spec.ts › … is rounded to 8 bits, over its whole range',
    ],
  },
  {
    promise: 'a JFIF keeps every byte',
    at: `pairs.jfif-to-jpg.seo_title pairs.jfif-to-jpg.seo_description pairs.jfif-to-jpg.why_convert_points.3
      pairs.jfif-to-jpg.cta_title seo_content.jfif-to-jpg.faq.0`,
    shownBy: ['a JFIF gets its usual name and keeps every byte'],
  },
  {
    promise: 'what is refused is told by its name',
    at: `seo_content.tiff-to-jpg.faq.5 seo_content.psd-to-jpg.faq.1 seo_content.pdf-to-jpg.faq.3
      seo_content.jfif-to-jpg.faq.1 seo_content.jfif-to-jpg.faq.3`,
    shownBy: [named, elsewhere],
  },
  {
    promise: 'pages of documents, all or some, at a resolution',
    at: `pairs.pdf-to-jpg.seo_description seo_content.pdf-to-jpg.faq.0 seo_content.pdf-to-jpg.faq.1`,
    shownBy: [documentsAsWanted],
  },
  {
    promise: 'the preview in a raw photo is taken as the camera made it',
    at: 'seo_content.raw-to-jpg.faq.2',
    shownBy: [
      "the camera's own picture › is taken out of the raw file and turned upright …",
      "the camera's own picture › is not taken if it is too small to be of use: the file is developed",
    ],
  },
  {
    promise: 'a drawing is sharp in the chosen size, transparent where nothing is drawn',
    at: `pairs.svg-to-png.subtitle pairs.svg-to-png.description pairs.svg-to-png.seo_title
      pairs.svg-to-png.seo_description pairs.svg-to-png.why_convert_points.2 pairs.svg-to-png.cta_description
      seo_content.svg-to-png.faq.0 seo_content.svg-to-png.faq.1 seo_content.svg-to-png.faq.2`,
    shownBy: [sharpInSize, documentsAsWanted],
  },
  {
    promise: 'a drawing runs no script and fetches nothing, and is refused if it needs other files',
    at: `pairs.svg-to-png.why_convert_points.3 seo_content.svg-to-png.difference seo_content.svg-to-png.faq.3
      seo_content.svg-to-png.faq.4`,
    shownBy: [documentsAsWanted],
  },
  {
    promise: 'a JPG in a PDF keeps its data, several become one',
    at: `pairs.jpg-to-pdf.seo_title pairs.jpg-to-pdf.seo_description pairs.jpg-to-pdf.why_convert_points.3
      seo_content.jpg-to-pdf.faq.0 seo_content.jpg-to-pdf.faq.1 seo_content.jpg-to-pdf.faq.2`,
    shownBy: [
      'a JPG in a PDF › keeps its data bit by bit, without what else was in the file',
      'a JPG in a PDF › stands upright: orientation …',
      'several PDFs as one › have their pages in order, each with its own picture, as PDFium counts and draws them',
    ],
  },
  {
    promise: 'bitmaps of few colours are read',
    at: 'seo_content.bmp-to-jpg.faq.2',
    shownBy: ['bitmaps of few colours come out in those colours'],
  },
  {
    promise: 'each row shows the size before and after',
    at: `seo_content.bmp-to-jpg.faq.0 seo_content.png-to-avif.faq.2 seo_content.jpg-to-avif.faq.0
      seo_content.gif-to-webp.faq.1`,
    shownBy: [handedOver],
  },
  {
    promise: 'a browser without a decoder gets ours',
    at: `pairs.avif-to-jpg.seo_description seo_content.avif-to-png.faq.3 pairs.jxl-to-jpg.seo_description
      pairs.jxl-to-jpg.why_convert_points.3 seo_content.jxl-to-jpg.faq.2`,
    // In Firefox, too, which shows no JPEG XL.
    shownBy: ['jxl-to-jpg makes what it says of what it takes', 'avif-to-png makes what it says of what it takes'],
  },
  {
    promise: 'AVIF is small, takes a while, and can be cancelled',
    at: `pairs.png-to-avif.seo_title pairs.png-to-avif.seo_description pairs.png-to-avif.why_convert_points.0
      pairs.png-to-avif.why_convert_points.3 pairs.jpg-to-avif.seo_description seo_content.png-to-avif.faq.3
      seo_content.jpg-to-avif.faq.2`,
    shownBy: ['a photo is far smaller as AVIF than as PNG', 'cancel really stops and keeps what is done'],
  },
  {
    promise: 'an animation keeps its frames and their times',
    at: `pairs.gif-to-webp.seo_title pairs.gif-to-webp.seo_description pairs.gif-to-webp.why_convert_points.1
      seo_content.gif-to-webp.faq.0`,
    shownBy: ['an animated GIF becomes an animated WebP, with its frames and their times'],
  },
  {
    promise: 'an icon has the usual sizes up to that of its picture',
    at: `pairs.png-to-ico.seo_title pairs.png-to-ico.seo_description pairs.png-to-ico.why_convert_points.2
      seo_content.png-to-ico.difference seo_content.png-to-ico.faq.0 seo_content.png-to-ico.faq.3`,
    shownBy: ['an icon has the usual sizes, stored as PNGs'],
  },
];

/** Their texts that promise nothing about this software. */
export const furtherNothing = {
  'headings of further pages': onFurther('seo_content.{pair}.difference_title'),
  'why and when, whoever converts': `
    ${onFurther('pairs.{pair}.when_use_points')}
    pairs.heic-to-jpg.why_convert_points.0 pairs.heic-to-jpg.why_convert_points.1 pairs.heic-to-jpg.why_convert_points.2
    pairs.heic-to-png.why_convert_points.0 pairs.heic-to-png.why_convert_points.2 pairs.avif-to-jpg.why_convert_points
    pairs.avif-to-png.why_convert_points.0 pairs.avif-to-png.why_convert_points.3 pairs.tiff-to-jpg.why_convert_points.0
    pairs.tiff-to-jpg.why_convert_points.1 pairs.tiff-to-jpg.why_convert_points.3 pairs.pdf-to-jpg.why_convert_points
    pairs.jpg-to-pdf.why_convert_points.0 pairs.jpg-to-pdf.why_convert_points.1 pairs.jpg-to-pdf.why_convert_points.2
    pairs.gif-to-webp.why_convert_points.0 pairs.gif-to-webp.why_convert_points.2 pairs.gif-to-webp.why_convert_points.3
    pairs.bmp-to-jpg.why_convert_points pairs.psd-to-jpg.why_convert_points pairs.raw-to-jpg.why_convert_points.0
    pairs.raw-to-jpg.why_convert_points.1 pairs.raw-to-jpg.why_convert_points.2 pairs.jxl-to-jpg.why_convert_points.0
    pairs.jxl-to-jpg.why_convert_points.1 pairs.jxl-to-jpg.why_convert_points.2 pairs.png-to-avif.why_convert_points.2
    pairs.jpg-to-avif.why_convert_points.0 pairs.jpg-to-avif.why_convert_points.1 pairs.jpg-to-avif.why_convert_points.3
    pairs.svg-to-png.why_convert_points.0 pairs.svg-to-png.why_convert_points.1
    pairs.png-to-ico.why_convert_points.0 pairs.png-to-ico.why_convert_points.1
    pairs.jfif-to-jpg.why_convert_points.0 pairs.jfif-to-jpg.why_convert_points.1 pairs.jfif-to-jpg.why_convert_points.2`,
  'questions about formats, cameras and other programs': `
    seo_content.heic-to-jpg.faq.1 seo_content.heic-to-jpg.faq.3 seo_content.heic-to-png.faq.0 seo_content.avif-to-jpg.faq.0
    seo_content.pdf-to-jpg.faq.4 seo_content.gif-to-webp.faq.3 seo_content.bmp-to-jpg.faq.1 seo_content.psd-to-jpg.faq.0
    seo_content.raw-to-jpg.faq.1 seo_content.raw-to-jpg.faq.4 seo_content.jxl-to-jpg.faq.0 seo_content.png-to-avif.faq.1
    seo_content.png-to-avif.faq.4 seo_content.jpg-to-avif.faq.1 seo_content.jpg-to-avif.faq.3 seo_content.png-to-ico.faq.1
    seo_content.png-to-ico.faq.2 seo_content.jfif-to-jpg.faq.2`,
  'calls to action': `
    pairs.heic-to-*.cta_title pairs.avif-to-*.cta_title pairs.tiff-to-jpg.cta_title pairs.pdf-to-jpg.cta_title
    pairs.jpg-to-pdf.cta_title pairs.gif-to-webp.cta_title pairs.bmp-to-jpg.cta_title pairs.raw-to-jpg.cta_title
    pairs.jxl-to-jpg.cta_title pairs.png-to-avif.cta_title pairs.jpg-to-avif.cta_title`,
};
