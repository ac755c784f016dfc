import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Vector graphics as pixels, in the size you need',
    description:
      'Your logo is an SVG, but the form, the shop or the presentation wants pixels. Choose how large it should be, and get a sharp PNG with a transparent background.',
    seo_title: 'SVG to PNG: choose the size, free, no upload',
    seo_description:
      'Convert up to 20 SVG files to PNG at once, in the size you choose, free and with no upload. Sharp at any size, and the background stays transparent.',
    keywords:
      'svg to png, convert svg to png, svg to png transparent, svg to png high resolution, vector to png, free, no upload',
    why_convert_points: [
      'Social networks, app stores and many upload forms do not take SVG.',
      'Word processors, chat apps and mail programs show a PNG the same way on every device.',
      'It is redrawn at the size you pick, so it is sharp even when large.',
      'A PNG contains nothing but pixels: no scripts, no links, no missing fonts.',
    ],
    when_use_points: [
      'For profile pictures, app icons and slides.',
      'When somebody else must see exactly what you see, whichever fonts they have.',
      'When the size is settled. While a graphic still has to grow or change, stay with the SVG.',
    ],
    cta_title: 'Sharp pixels from clean curves',
    cta_description: 'Convert up to 20 SVG files to PNG in the size you choose.',
  },
  seo_content: {
    difference:
      'An SVG is a set of drawing instructions: a circle here, a curve there, this text in that font. A browser carries them out at any size, and the result is always sharp. A PNG is the finished drawing, a fixed number of pixels, each stored exactly. Enlarging it later makes it blurry, so choose a generous size now. Your browser does the drawing here, in isolation: scripts in the file are never run, and nothing is fetched from the web.',
    faq: [
      {
        question: 'How do I get a large PNG from a small SVG?',
        answer:
          'Set the length of the longer side before converting. The drawing has no resolution of its own, so 4,000\u00a0pixels come out as sharp as 40.',
      },
      {
        question: 'Which size do I get if I choose none?',
        answer: 'The size given in the file, just as a browser would show it.',
      },
      {
        question: 'Is the background transparent?',
        answer: 'Wherever nothing is drawn, yes. If the SVG paints a background itself, that is kept.',
      },
      {
        question: 'Why does the text look different?',
        answer:
          'The SVG names a font that is not on your device, so another one steps in; fonts from the web are not fetched. Convert text to paths in your graphics program, or embed the font, and it will look as designed.',
      },
      {
        question: 'Why was my SVG refused?',
        answer:
          'It probably shows pictures from other files, or contains parts of a web page. For your safety nothing is fetched, so the drawing would come out incomplete. Embed the pictures in your graphics program and convert it again.',
      },
      {
        question: 'Are my files uploaded?',
        answer: 'No, your own browser draws them. A logo that is not public yet stays on your device.',
      },
    ],
  },
} as const satisfies PairTexts;
