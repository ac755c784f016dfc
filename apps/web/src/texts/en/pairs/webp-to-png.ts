import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Editable anywhere, transparency included',
    description:
      'Many editors still stumble over WebP. As a PNG, your picture opens in practically all of them, with soft transparent edges intact.',
    seo_title: 'WebP to PNG: keep transparency, free',
    seo_description:
      'Convert up to 5 WebP files to PNG at once, free and with no upload. Transparency is kept and no further quality is lost. Right in your browser.',
    keywords: 'webp to png, convert webp to png, webp transparent to png, open webp, lossless, free, no upload',
    why_convert_points: [
      'Transparent areas stay transparent, down to the softest edge.',
      'PNG is lossless: nothing more is lost in the conversion or in later saves.',
      'Practically every graphics program opens and saves PNG.',
      'Stickers, logos and icons saved as WebP become usable in your own designs.',
    ],
    when_use_points: [
      'When the picture has a transparent background you want to keep.',
      'Before you edit it in a program that does not support WebP.',
      'For logos, icons and screenshots. Photos become large as PNGs.',
    ],
    cta_title: 'Take your cut-outs anywhere',
    cta_description: 'Convert up to five WebP files to PNG in one go.',
  },
  seo_content: {
    difference:
      'Both can be transparent. WebP was built to be small and is usually saved with some loss of quality; PNG is always exact and far more widely understood. When you convert, the PNG holds precisely the pixels the WebP showed, including every level of transparency. It will usually be larger, which is the price of exactness.',
    faq: [
      {
        question: 'Is the transparent background kept?',
        answer: 'Yes. PNG stores 256 levels of transparency per pixel, just like WebP, so soft edges stay soft.',
      },
      {
        question: 'Is any quality lost?',
        answer:
          'No. What the WebP shows is stored pixel by pixel. What the WebP itself had already lost, a PNG cannot bring back.',
      },
      {
        question: 'What happens to an animated WebP?',
        answer: 'You get the first frame as a PNG, and the page tells you that there were more frames.',
      },
    ],
  },
} as const satisfies PairTexts;
