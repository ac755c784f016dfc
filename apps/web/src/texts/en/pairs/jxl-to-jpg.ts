import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Open JPEG XL today, on any device',
    description:
      'JPEG XL is ahead of its time: photo editors and archives already write it, while not every browser and program shows it yet. Until all of them do, turn your JXL into a JPG.',
    seo_title: 'JXL to JPG: convert JPEG XL files free',
    seo_description:
      'Convert up to 20 JPEG XL files (JXL) to JPG at once, free and with no upload. Works in every current browser, even in those that cannot show JXL.',
    keywords:
      'jxl to jpg, jpeg xl to jpg, convert jxl to jpg, jxl to jpeg, open jxl file, jpeg xl converter, free, no upload',
    why_convert_points: [
      'Double-click a JXL, and on some computers nothing happens. A JPG opens.',
      'Websites and forms that have never heard of JPEG XL accept its ancestor.',
      'You can show your export to people who do not use the same photo editor.',
      'The page brings its own decoder where the browser has none.',
    ],
    when_use_points: [
      'When someone else is to open the picture.',
      'For uploads, prints and office documents.',
      'When a plain 8-bit picture will do. For HDR, transparency or an exact archive copy, keep the JXL.',
    ],
    cta_title: 'Bring your JXL down to earth',
    cta_description: 'Convert up to 20 JPEG XL files to JPG in one go.',
  },
  seo_content: {
    difference:
      'The names are related, but the files are not compatible. JPEG XL was standardised in 2022 as a successor to JPG: it can be lossless, transparent, animated and HDR, and it can even pack an existing JPG more tightly without changing it. What it lacks is support everywhere. JPG can do only one thing, photos with a small loss, but it works everywhere. We convert to ordinary sRGB colours, fill transparent areas with white and save at quality 90.',
    faq: [
      {
        question: 'Where do JXL files come from?',
        answer:
          'Mostly from photo editors such as Lightroom or darktable, which can export the format, from archives that want to save space, and from people who convert their own collections.',
      },
      {
        question: 'My JXL was made from a JPG. Do I get exactly that JPG back?',
        answer:
          'You get the same picture, but not the same bytes: it is decoded and compressed again at quality 90. To restore the original file bit for bit, use djxl, the tool of the JPEG XL project.',
      },
      {
        question: 'My browser does not show JXL. Can it convert it?',
        answer:
          'Yes. The page then loads a decoder, once, when the first JXL needs it. The file itself is not sent anywhere.',
      },
      {
        question: 'What happens to animations and transparency?',
        answer: 'JPG supports neither. You get the first frame of an animation, and what is transparent becomes white.',
      },
      {
        question: 'Is there a limit?',
        answer: 'You can add 20 files at a time, up to 50\u00a0MB each. When they are done, start the next round.',
      },
    ],
  },
} as const satisfies PairTexts;
