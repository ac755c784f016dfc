import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Stop losing quality every time you save',
    description:
      'Each time a JPG is edited and saved, it loses a little quality. Convert it to PNG once and every later save keeps each pixel as it is.',
    seo_title: 'JPG to PNG: convert up to 5 files free',
    seo_description:
      'Convert up to 5 JPG files to PNG at once, free and with no upload. No further quality loss, photos upright, colours true. Right in your browser.',
    keywords: 'jpg to png, convert jpg to png, jpeg to png, jpg into png, lossless, free, no upload',
    why_convert_points: [
      'PNG keeps every pixel: edit and save as often as you like.',
      'You can cut out the background in a graphics program, because PNG supports transparency.',
      'Some shops, games and tools only accept PNG.',
      'Text and lines you add later stay sharp, without the typical JPG artefacts.',
    ],
    when_use_points: [
      'Before you retouch, crop or annotate a picture.',
      'For screenshots, diagrams and logos that came to you as JPGs.',
      'When a program requires PNG, although the file will be larger than the JPG.',
    ],
    cta_title: 'Keep every pixel from now on',
    cta_description: 'Convert up to five JPG files to PNG in one go.',
  },
  seo_content: {
    difference:
      'JPG throws away fine detail to keep photos small, and does so again with every save. PNG throws nothing away. Converting cannot bring back what a JPG has already lost, but from then on the picture stays exactly as it is. The price is size: the same photo as a PNG is often several times larger.',
    faq: [
      {
        question: 'Does the picture look better as a PNG?',
        answer: 'No, lost detail does not come back. But it will not get any worse either, however often you save it.',
      },
      {
        question: 'Does the background become transparent?',
        answer:
          'Not automatically: a JPG has no transparent areas. Once it is a PNG, you can cut out the background in a graphics program and the cut-out area will stay transparent.',
      },
      {
        question: 'Why is the PNG so much larger?',
        answer:
          'Because it stores every pixel exactly. If you only want to show the photo or send it, JPG or WebP is the better choice.',
      },
    ],
  },
} as const satisfies PairTexts;
