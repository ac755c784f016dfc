import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Develop photos from your camera',
    description:
      'CR2, DNG or KDC: a raw file holds what the sensor saw, and most programs cannot show it. Here it is developed with the white balance of your camera and saved as a JPG.',
    seo_title: 'RAW to JPG: CR2, DNG and KDC, free',
    seo_description:
      'Develop up to 20 RAW photos to JPG at once: CR2, DNG and KDC, with the camera’s white balance. Free, no account, no software to install.',
    keywords:
      'raw to jpg, cr2 to jpg, nef to jpg, arw to jpg, dng to jpg, kdc to jpg, convert raw photos, open raw file, free',
    why_convert_points: [
      'Hardly any viewer, website or print shop can do anything with raw files.',
      'You can hand over a whole shoot without installing a raw developer first.',
      'A JPG is a fraction of the size, so a selection fits into an email or onto a phone.',
      'Camera details and location are removed from the picture you pass on, unless you keep them.',
    ],
    when_use_points: [
      'To look through photos, choose some and send them round.',
      'When the picture is fine as the camera metered it and needs no work.',
      'For anything finished. To rescue highlights or change the white balance, go back to the raw file.',
    ],
    cta_title: 'Develop your raw photos here',
    cta_description: 'Convert up to 20 RAW files to JPG in one go.',
  },
  seo_content: {
    difference:
      'A raw file is a digital negative: one brightness value for each point of the sensor, usually with 12 or 14\u00a0bits, and not yet a picture. Colours only appear when it is developed. Raw developers give you a say in that; here it is done with the camera’s own white balance, the photo is turned upright and saved in sRGB at quality 90. A JPG is the print: ready to be shown, with 8\u00a0bits per colour and little room for later corrections.',
    faq: [
      {
        question: 'Which cameras are supported?',
        answer:
          'Those that write CR2 (Canon), KDC (Kodak) or DNG, a format that phones and several makes of camera use: real files have proved that these are developed correctly. For NEF (Nikon) and ARW (Sony) you get the preview that the camera itself stored in the file, because we have not yet verified that we develop them correctly. The page for all formats does the same with CR3 (Canon), RAF (Fujifilm), ORF (Olympus), RW2 (Panasonic), PEF (Pentax), SRW (Samsung) and X3F (Sigma).',
      },
      {
        question: 'Why does the JPG look different from the one on the camera’s display?',
        answer:
          'The camera adds its own contrast, sharpening and colour style. Those are not part of the raw data, so our result is plainer. If you want the camera’s version, use the embedded preview: the picture that the camera itself made.',
      },
      {
        question: 'What is the embedded preview?',
        answer:
          'A finished JPG that the camera puts into the raw file. Using that is much quicker than developing, and it looks as it did on the camera, but it may have fewer pixels.',
      },
      {
        question: 'Where are my photos developed?',
        answer: {
          with_server:
            'On our server, because developing takes a lot of computing: they are sent when you press the button, and the uploads are deleted when the conversion ends. If you choose “Convert in this browser instead”, your own device does it, and the photos stay there.',
          without_server:
            'On your own device. Developing takes a lot of computing, so give it a few moments for each photo.',
        },
      },
      {
        question: 'Can I correct exposure or white balance here?',
        answer: 'No, you get the photo as the camera metered it. For corrections, use a raw developer.',
      },
    ],
  },
} as const satisfies PairTexts;
