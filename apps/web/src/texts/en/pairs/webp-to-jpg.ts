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
      'WebP can be transparent and animated, JPG can be neither. Websites love WebP, but many programs and devices still do not support it. JPG has been understood everywhere for decades. Converting usually costs you some extra size and any transparency or animation, and gives you a file that simply opens.',
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
          'Because pictures on websites are usually compressed heavily, and by default we encode at quality 90, so that hardly anything more is lost. For a smaller file, lower the quality or set a maximum file size under “Options”.',
      },
    ],
  },
} as const satisfies PairTexts;
