import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'More photo in fewer bytes, for your archive',
    description:
      'JPEG XL was made to succeed JPG: finer detail, no blocks, fewer bytes. Convert the photos you keep for yourself, and keep the JPG for everyone whose programs do not know JPEG XL yet.',
    seo_title: 'JPG to JXL: make JPEG XL files free, in your browser',
    seo_description:
      'Convert up to 20 JPG photos to JPEG XL (JXL) at once, free and with no upload. Choose the quality, a maximum size or lossless. No program to install.',
    keywords:
      'jpg to jxl, jpg to jpeg xl, convert jpg to jxl, jpeg to jxl, jpeg xl encoder, jpeg xl converter, free, no upload',
    why_convert_points: [
      'Large photos from a camera shrink a lot, and smooth skies stay free of blocks and bands.',
      'You choose: a quality from 1 to 100, a maximum file size, or every pixel exactly as it is.',
      'Camera data, date and author stay if you want them to; the location goes unless you keep it.',
      'Before and after are shown side by side, even if your browser cannot display JPEG XL.',
    ],
    when_use_points: [
      'For photo collections that you browse with a program that reads JPEG XL.',
      'For websites that offer each visitor the format that their browser understands.',
      'Not for sending: whoever gets the file may be unable to open it. Keep the JPG as well.',
    ],
    cta_title: 'Give your photos more room',
    cta_description: 'Convert up to 20 JPGs to JPEG XL in one go.',
  },
  seo_content: {
    difference:
      'JPG is from 1992 and works in squares of eight by eight pixels. JPEG XL, standardised in 2022, uses blocks of many sizes, spends its bytes where the eye looks, and can also be lossless, transparent and HDR. For the same look, it took {share} of JPG’s bytes in our own measurement, the median of {photos} photos. JPG’s advantage over JPEG XL is that everything opens it.',
    faq: [
      {
        question: 'How much smaller will my photos be?',
        answer: 'That depends on how your JPG was saved. {measured} Each row shows you the result.',
      },
      {
        question: 'Can I get the original JPG back, bit for bit?',
        answer:
          'Not from these files. JPEG XL has a mode that repacks a JPG so that it can be restored exactly, but the page does not use it: it decodes the photo and compresses it anew. To be able to restore it, use cjxl, the JPEG XL project’s own tool, and keep your JPG until then.',
      },
      {
        question: 'Does my browser show JPEG XL?',
        answer:
          'Not every browser does, and that is changing. So the page tries it out with a tiny picture and tells you in the row of your file. The conversion works either way.',
      },
      {
        question: 'Should I choose lossless?',
        answer:
          'For a JPG, hardly ever: it keeps every pixel, including the traces of the JPG compression, and the file gets larger. In our camera photos it became two to three times as large as the JPG.',
      },
      {
        question: 'Will my photos be uploaded?',
        answer: 'No. The encoder, libjxl, is loaded into your browser and works there; the photos stay with you.',
      },
    ],
  },
} as const satisfies PairTexts;
