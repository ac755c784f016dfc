import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Keep the transparency, lose the weight',
    description:
      'WebP can do what PNG does for the web, transparency included, and needs far fewer bytes. Ideal for logos, cut-outs and screenshots on your site.',
    seo_title: 'PNG to WebP: smaller files, transparency kept, free',
    seo_description:
      'Convert up to 5 PNG files to WebP at once, free and with no upload. Transparency is kept, files shrink and pages load faster. Right in your browser.',
    keywords: 'png to webp, convert png to webp, transparent webp, compress png, webp converter, free, no upload',
    why_convert_points: [
      'Even lossless WebP files are 26% smaller than PNGs in Google’s published comparison; at quality 90, the default here, photos shrink far more. {measured}',
      'Transparency survives, soft shadows and edges included.',
      'Online shops and portfolios full of cut-outs load noticeably faster.',
      'All current browsers support WebP.',
    ],
    when_use_points: [
      'For product pictures and logos with a transparent background.',
      'When large PNG screenshots slow a page down.',
      'For your website. Keep the PNG as the original for editing.',
    ],
    cta_title: 'Lighter files, transparent backgrounds',
    cta_description: 'Convert up to five PNG files to WebP in one go.',
  },
  seo_content: {
    difference:
      'PNG keeps every pixel and compresses without loss, which makes files large. WebP can leave out what the eye barely notices and can still be transparent, a combination neither PNG nor JPG offers. By default we encode at quality 90, which is ideal for viewing; under “Options” you can choose lossless instead.',
    faq: [
      {
        question: 'Is transparency kept?',
        answer: 'Yes, at every level. Shadows, glass and soft edges look right on any background.',
      },
      {
        question: 'Is the conversion lossless?',
        answer:
          'It can be: choose “Lossless” under “Options”, and every pixel stays exactly as it is. By default we encode at quality 90, which is hard to tell from the original in most pictures and saves far more space.',
      },
      {
        question: 'How many files can I convert at once?',
        answer: 'Up to five. You can download them one by one or all together as a ZIP, and then start again.',
      },
    ],
  },
} as const satisfies PairTexts;
