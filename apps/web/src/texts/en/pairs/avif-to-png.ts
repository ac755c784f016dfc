import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Exact pixels, transparency included',
    description:
      'Logos, product cut-outs and illustrations from modern websites often come as AVIF. Once they are PNGs, you can work with them in practically any editor, and what was transparent stays transparent.',
    seo_title: 'AVIF to PNG: transparency kept, free',
    seo_description:
      'Convert up to 20 AVIF files to PNG at once, free and with no upload. Transparency is kept, and the conversion adds no loss. Right in your browser.',
    keywords:
      'avif to png, convert avif to png, avif transparent to png, edit avif, open avif, lossless, free, no upload',
    why_convert_points: [
      'Your favourite editor may not open AVIF, but it almost certainly opens PNG.',
      'Soft shadows and translucent edges arrive with all their levels of transparency.',
      'What you see is stored exactly: no second round of compression on top of the first.',
      'Slides, layouts and page builders show a PNG with its background still transparent.',
    ],
    when_use_points: [
      'For logos, icons and cut-outs that will stand on a coloured background.',
      'When you are going to edit the picture, perhaps more than once.',
      'When sharp lines or lettering must not blur. For photos, JPG saves a lot of space.',
    ],
    cta_title: 'Make your AVIF editable',
    cta_description: 'Convert up to 20 AVIF files to PNG in one go.',
  },
  seo_content: {
    difference:
      'Both can be transparent, but they have different jobs. AVIF delivers: it makes pictures for websites as small as it can, usually by leaving detail out. PNG preserves: it writes down every pixel, and programs from the nineties to today can read it. Going from one to the other, the picture looks the same and the file grows, often many times over.',
    faq: [
      {
        question: 'Does the background stay transparent?',
        answer: 'Yes, every pixel keeps its own level of transparency, from fully clear to solid.',
      },
      {
        question: 'Will the PNG look better than the AVIF?',
        answer:
          'No, it looks the same. Detail that was dropped when the AVIF was made is gone; the PNG merely makes sure that nothing more is lost.',
      },
      {
        question: 'What happens to HDR and wide-gamut colours?',
        answer:
          'They are converted to sRGB with 8\u00a0bits per channel, so the PNG looks right in any program. Keep the AVIF if you need the full HDR range.',
      },
      {
        question: 'My browser cannot show AVIF. Does it work anyway?',
        answer: 'Yes. If the browser has no decoder of its own, the page fetches one as soon as a file needs it.',
      },
      {
        question: 'Can I convert an animated AVIF?',
        answer: 'You get its first frame as a PNG, with a note that there were more.',
      },
    ],
  },
} as const satisfies PairTexts;
