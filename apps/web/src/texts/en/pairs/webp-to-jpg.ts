import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Pictures that open everywhere',
    description:
      'Saved a picture from the web and your program will not open it? Convert the WebP to JPG and practically any viewer, print shop or upload form will accept it.',
    seo_title: 'WebP to JPG: convert up to 5 files free',
    seo_description:
      'Convert up to 5 WebP files to JPG at once, free and with no upload. JPG opens practically everywhere and prints easily. Transparent areas become white.',
    keywords: 'webp to jpg, convert webp to jpg, webp to jpeg, open webp, save webp as jpg, free, no upload',
    why_convert_points: [
      'JPG opens in practically every program, old or new.',
      'Print shops, office software and upload forms accept it without complaint.',
      'TVs, digital photo frames and car displays often support JPG but not WebP.',
      'Photos stay compact, unlike in a lossless format.',
    ],
    when_use_points: [
      'When you pass a picture on and do not know which program will be used to open it.',
      'For printing, and for documents and presentations.',
      'When transparency and animation do not matter: JPG has neither.',
    ],
    cta_title: 'Open your pictures anywhere',
    cta_description: 'Convert up to five WebP files to JPG in one go.',
  },
  seo_content: {
    difference:
      'WebP packs photos more tightly than JPG and can also be transparent or animated. Websites love it, but many programs and devices still do not support it. JPG has been understood everywhere for decades. Converting costs you a little extra size and any transparency or animation, and gives you a file that simply opens.',
    faq: [
      {
        question: 'What happens to transparent areas?',
        answer:
          'JPG has no transparency, so they become white, or the colour you choose under “Options”. If you need the transparency, convert to PNG instead.',
      },
      {
        question: 'Can I convert an animated WebP?',
        answer:
          'Only as a still picture: you get the first frame as a JPG, and the page tells you that there were more frames.',
      },
      {
        question: 'Why is the JPG larger than the WebP?',
        answer:
          'Because JPG needs more bytes for the same picture. By default we encode at quality 90, close to the original. For a smaller file, lower the quality or set a maximum file size under “Options”.',
      },
    ],
  },
} as const satisfies PairTexts;
