import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Every pixel and every shade, in a smaller file',
    description:
      'JPEG XL does what PNG does, lossless and with soft transparency, and also what JPG does. Switch on lossless for an exact copy, or choose a quality for a file that is many times smaller.',
    seo_title: 'PNG to JXL: lossless or small JPEG XL files, free',
    seo_description:
      'Convert up to 20 PNG files to JPEG XL (JXL) at once, free and with no upload. Lossless or with a quality of your choice; transparency is kept.',
    keywords:
      'png to jxl, png to jpeg xl, convert png to jxl, lossless jpeg xl, transparent jxl, jpeg xl converter, free, no upload',
    why_convert_points: [
      'Lossless means lossless: every sample of the PNG is in the file, even under transparent pixels.',
      'Photos and scans saved as PNG take up much less space.',
      'Shadows and soft edges keep every degree of transparency, with or without loss.',
      'The encoder runs in your browser, so drafts and screenshots stay on your device.',
    ],
    when_use_points: [
      'For archives of scans, renderings and edited photos that must stay exact.',
      'For large pictures whose viewers have a program that reads JPEG XL.',
      'Not for logos and icons on a website: not every browser shows JPEG XL yet.',
    ],
    cta_title: 'Exact copies, lighter folders',
    cta_description: 'Convert up to 20 PNG files to JPEG XL in one go.',
  },
  seo_content: {
    difference:
      'Both keep soft transparency, and both can keep every pixel. PNG, from 1996, predicts each sample from its neighbours and packs the rest like a ZIP file. JPEG XL, from 2022, predicts better and packs more tightly: three camera photos that we saved both ways took 45 to 63% of the bytes of the PNG as lossless JPEG XL, and 3 to 7% at quality 90. PNG opens everywhere, though, and keeps 16 bits per channel; our JPEG XL files have 8.',
    faq: [
      {
        question: 'How do I convert without loss?',
        answer:
          'Switch on “Lossless” in the options before you convert. Otherwise the page uses quality 90, which is meant to look the same but does not keep every pixel. The details of the result say which one it was.',
      },
      {
        question: 'Is transparency kept?',
        answer:
          'Yes, every level of it, exactly, in both modes. Without loss, even the colours of invisible pixels stay as they are.',
      },
      {
        question: 'What about PNGs with 16 bits per channel?',
        answer:
          'They are rounded to 8 bits, because the encoder that runs in browsers does not write 16 in a form that all programs open. To keep them, convert to TIFF, or leave the PNG as it is.',
      },
      {
        question: 'JPEG XL or WebP for lossless pictures?',
        answer:
          'Try both. With our camera photos they were close; four app icons were smaller as lossless WebP, and WebP is shown by all current browsers. JPEG XL has the advantage where pictures are wider or higher than 16,383 pixels, the limit of WebP.',
      },
      {
        question: 'Which browsers show the result?',
        answer:
          'Not all of them yet. The page tests yours with a tiny picture and tells you in the row of your file; before and after are shown in any case.',
      },
    ],
  },
} as const satisfies PairTexts;
