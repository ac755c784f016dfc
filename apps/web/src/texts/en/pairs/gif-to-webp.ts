import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Animations that keep moving and load sooner',
    description:
      'Screen recordings, reactions, little product demos: GIFs are fun and often enormous. WebP plays the same animation, at the same pace, with newer and much better compression.',
    seo_title: 'GIF to WebP: animation kept, free, no upload',
    seo_description:
      'Convert up to 20 GIFs to WebP at once, free and with no upload. Animations stay animated with every frame at its own pace, and transparency is kept.',
    keywords:
      'gif to webp, convert gif to webp, animated gif to animated webp, animated webp, compress gif, free, no upload',
    why_convert_points: [
      'GIF still compresses as it did in 1987; WebP uses what video has taught us since.',
      'The animation survives: every frame, how long it is shown, and how often it repeats.',
      'All current browsers play animated WebP, with no player and no plug-in.',
      'Pages with animations load sooner, above all on mobile networks.',
    ],
    when_use_points: [
      'For animations on your own website or blog.',
      'For clips from films, games and screen recordings, where GIFs get really heavy.',
      'When nobody has to edit it any more. Some chat apps and forums still insist on GIF.',
    ],
    cta_title: 'Keep the motion, lose the weight',
    cta_description: 'Convert up to 20 GIFs to WebP in one go.',
  },
  seo_content: {
    difference:
      'A GIF has at most 256\u00a0colours per frame, and a pixel is either there or not: that explains the grain in films and the jagged edges of stickers. Its compression is older than the web. WebP has millions of colours, soft transparency and compression that takes advantage of similar neighbouring pixels. Converting keeps the picture as the GIF has it: colours that the GIF never had do not come back.',
    faq: [
      {
        question: 'Does the animation run at the same speed?',
        answer: 'Yes. Each frame is shown for as long as in the GIF, and the number of repetitions is kept.',
      },
      {
        question: 'Will the file be smaller?',
        answer:
          'Recordings and film clips usually shrink: only what changes from frame to frame is stored, with or without loss, whichever takes less space. A tiny GIF with a few flat colours may even grow. You see both sizes after converting and can keep whichever is smaller.',
      },
      {
        question: 'Does a still GIF work, too?',
        answer: 'Yes, it becomes a still WebP.',
      },
      {
        question: 'Where will my WebP play?',
        answer:
          'In current versions of Chrome, Firefox, Safari and Edge. Check chat apps, mail programs and presentation software before you rely on them: some show only the first frame.',
      },
      {
        question: 'Does a long animation take longer?',
        answer: 'Yes, because every frame is compressed again. Your own device does that, and nothing is uploaded.',
      },
    ],
  },
} as const satisfies PairTexts;
