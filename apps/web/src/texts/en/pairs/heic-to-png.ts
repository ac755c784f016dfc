import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'iPhone photos, ready to be edited',
    description:
      'Want to cut out, annotate or collage a photo from your iPhone? Turn the HEIC into a PNG first: practically every editor opens it, and no later save costs any quality.',
    seo_title: 'HEIC to PNG: convert photos without loss, free',
    seo_description:
      'Convert up to 20 HEIC photos to PNG at once, free and without an account. Nothing is compressed away, transparency is kept, and photos come out upright.',
    keywords:
      'heic to png, convert heic to png, heif to png, iphone photo to png, heic lossless, heic transparent, free',
    why_convert_points: [
      'Many graphics programs, games and design tools take PNG but have never heard of HEIC.',
      'PNG compresses without loss, so the conversion adds no artefacts of its own.',
      'Cut out a person or a product afterwards, and the background can stay transparent.',
      'You can crop, retouch and save again tomorrow without the picture wearing out.',
    ],
    when_use_points: [
      'As the starting point for retouching, collages and cut-outs.',
      'For photographed documents and whiteboards, where small writing has to stay crisp.',
      'When a tool insists on PNG. Just for viewing or sending, a JPG is far smaller.',
    ],
    cta_title: 'From camera roll to canvas',
    cta_description: 'Convert up to 20 HEIC photos to PNG in one go.',
  },
  seo_content: {
    difference:
      'They are opposites. HEIC is made to save space on a phone: it drops what the eye would hardly miss, and squeezes the rest with the methods of modern video. PNG is made to be exact: it stores each pixel as it is and pays for that in megabytes. So a photo grows a good deal on its way from HEIC to PNG, without looking any better. What you gain is a file that practically every editor understands and that no longer loses anything.',
    faq: [
      {
        question: 'Why is the PNG so large?',
        answer:
          'A photo has millions of pixels, hardly two of them alike, and PNG keeps all of them. If size matters more than exactness, convert to JPG instead.',
      },
      {
        question: 'Is the conversion really lossless?',
        answer:
          'The PNG holds every pixel as it was decoded, with its colours converted to sRGB. What the phone itself left out when it saved the HEIC does not come back.',
      },
      {
        question: 'Do my photos leave my device?',
        answer: {
          with_server:
            'Unless you decide otherwise, our server converts them: they are sent when you press the button, and deleted when the conversion ends. With “Convert in this browser instead”, they stay where they are.',
          without_server: 'No, the whole conversion takes place in your browser.',
        },
      },
      {
        question: 'Is a transparent background kept?',
        answer:
          'Yes, if the HEIC has one. Ordinary camera photos do not: their background only becomes transparent once you remove it in an editor.',
      },
      {
        question: 'Which files can I choose?',
        answer:
          'Files ending in “.heic” or “.heif”, up to 20 at a time and up to 50\u00a0MB each. Download the PNGs one by one, or together as a ZIP.',
      },
    ],
  },
} as const satisfies PairTexts;
