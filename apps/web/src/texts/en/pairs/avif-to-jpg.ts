import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Pictures from the web, readable by any program',
    description:
      'You save a picture from a website, and it turns out to be an AVIF that your viewer, your office program or the next upload form rejects. A JPG gets you past all of them.',
    seo_title: 'AVIF to JPG: convert up to 20 files free',
    seo_description:
      'Convert up to 20 AVIF pictures to JPG at once, free and with no upload. Works even if your browser cannot show AVIF. Transparent areas become white.',
    keywords: 'avif to jpg, convert avif to jpg, avif to jpeg, open avif file, save avif as jpg, free, no upload',
    why_convert_points: [
      'AVIF is young: many picture viewers, office programs and photo services still cannot read it.',
      'Print shops and online marketplaces ask for JPG, hardly ever for AVIF.',
      'You can drop a JPG into a letter, a presentation or a chat without a second thought.',
      'Older phones, tablets and televisions show JPG without any update.',
    ],
    when_use_points: [
      'When a program answers your AVIF with “unknown file format”.',
      'When you want to print a picture or place it in a document.',
      'When you need neither transparency nor animation: JPG supports neither.',
    ],
    cta_title: 'An AVIF that nothing will open?',
    cta_description: 'Convert up to 20 of them to JPG, without uploading a single one.',
  },
  seo_content: {
    difference:
      'AVIF came out in 2019 and builds on the video format AV1. Websites use it because it keeps pictures small, and it can do what JPG cannot: transparency, animation, and finer steps of colour than 8\u00a0bits. JPG has none of that, but thirty years of software know how to read it. We convert to ordinary sRGB colours, put white behind transparent areas and save at quality 90. The JPG will usually be the larger file.',
    faq: [
      {
        question: 'Why do I keep getting AVIF files?',
        answer:
          'Websites offer your browser the smallest picture it can show, and today that is often an AVIF. “Save image as” then gives you exactly that file.',
      },
      {
        question: 'Is renaming “.avif” to “.jpg” enough?',
        answer:
          'No. The name changes, but the bytes inside remain AVIF, and a program that reads only JPG will still fail. The picture has to be decoded and saved again as a JPG, which is what this page does.',
      },
      {
        question: 'What happens to an HDR picture?',
        answer:
          'If its HDR part is a gain map, as in photos from phones, the JPG keeps it and still glows on an HDR screen. Otherwise its brightness is mapped to what an ordinary screen can show, so highlights keep their shape instead of becoming white patches.',
      },
      {
        question: 'What happens to an animated AVIF?',
        answer: 'JPG cannot be animated. You get the first frame, and the file’s row says how many there were.',
      },
      {
        question: 'Does anything get uploaded?',
        answer: 'No. AVIF files are converted by your browser, on your device.',
      },
    ],
  },
} as const satisfies PairTexts;
