import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Transparent pictures for very fast pages',
    description:
      'Large PNGs slow down otherwise quick websites. AVIF stores illustrations, cut-outs and photos in far fewer bytes, keeps their transparency and is shown by all current browsers.',
    seo_title: 'PNG to AVIF: tiny files, transparency kept, free',
    seo_description:
      'Convert up to 20 PNG files to AVIF at once, free and with no upload. Transparency is kept, files get much smaller, and your website loads faster.',
    keywords:
      'png to avif, convert png to avif, transparent avif, compress png, avif converter, avif encoder, free, no upload',
    why_convert_points: [
      'Photos and rich illustrations that weigh megabytes as PNGs become light enough for a phone.',
      'Shadows, glows and soft edges keep every degree of transparency.',
      'One format serves photos, cut-outs and illustrations alike, so you need not mix JPG and PNG.',
      'No program to install: the encoder runs in your browser.',
    ],
    when_use_points: [
      'For hero images, product cut-outs and illustrations on your website.',
      'When a speed test complains about the weight of your images.',
      'For delivery only. Keep the PNG as the original, for editing and for programs that do not know AVIF.',
    ],
    cta_title: 'Give your website a lighter load',
    cta_description: 'Convert up to 20 PNG files to AVIF in one go.',
  },
  seo_content: {
    difference:
      'PNG reproduces every pixel faithfully and is quick to encode, but with photos it soon reaches several megabytes. AVIF, based on the video format AV1, predicts large parts of a picture from their surroundings and stores only what differs. It takes more effort to encode, so a large picture needs several seconds. The result is lossy, at quality 90, and small enough to be worth the wait.',
    faq: [
      {
        question: 'Is the transparency kept?',
        answer: 'Yes, all levels of it. The picture fits on light and dark backgrounds alike.',
      },
      {
        question: 'Is AVIF lossless here?',
        answer:
          'No. Fine textures become a little simpler, which is rarely visible at normal size. If a logo must match to the pixel, stay with PNG, which is small for simple graphics anyway, or draw it as an SVG.',
      },
      {
        question: 'AVIF or WebP for my website?',
        answer:
          'AVIF usually gives the smaller file, WebP is quicker to make and understood by more programs. Try both with your own pictures: each row shows the size before and after.',
      },
      {
        question: 'Why does it take longer than other formats?',
        answer:
          'Because the encoder tries out many ways to describe each part of the picture. Your own processor does that; meanwhile you can go on using the page.',
      },
      {
        question: 'Which browsers show AVIF?',
        answer:
          'Current versions of Chrome, Firefox, Safari and Edge. For very old ones, offer a PNG or JPG as well, for instance with the HTML element “picture”.',
      },
    ],
  },
} as const satisfies PairTexts;
