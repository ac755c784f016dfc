import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Turn large PNG files into compact JPGs',
    description:
      'Photos saved as PNG are often several times larger than they need to be. Convert them to JPG and they will fit into emails, upload forms and albums.',
    seo_title: 'PNG to JPG: convert free in your browser',
    seo_description:
      'Convert PNG to JPG for free, without uploading your picture. Transparent areas turn white, colours stay true, and photo files get much smaller. No sign-up.',
    keywords: 'png to jpg, convert png to jpg, png to jpeg, png into jpg, reduce png size, free, no upload',
    why_convert_points: [
      'A photo takes up a fraction of the space, because JPG leaves out detail the eye hardly notices.',
      'Upload forms, print shops and older programs that reject PNG will usually accept JPG.',
      'Email attachments and messages send faster.',
      'Your photo library stays consistent if your camera and phone already save JPG.',
    ],
    when_use_points: [
      'For photos and pictures with smooth gradients.',
      'When a file size limit gets in your way.',
      'When transparency does not matter: transparent areas become white.',
    ],
    cta_title: 'Ready to slim down your PNG?',
    cta_description: 'Choose a PNG and get it back as a JPG in moments, without uploading it.',
  },
  seo_content: {
    difference:
      'PNG stores every pixel exactly and can be transparent. That is perfect for logos and screenshots, but makes photos large. JPG was made for photos: it simplifies what the eye barely sees and saves a great deal of space. It has no transparency, so we put white behind transparent areas, and we encode at quality 90, where differences are hard to spot.',
    faq: [
      {
        question: 'What happens to transparent areas?',
        answer:
          'JPG does not support transparency. Transparent areas become white, or the colour you choose under “Options”, and soft edges blend into that background without dark fringes.',
      },
      {
        question: 'Are my pictures uploaded?',
        answer: {
          with_server:
            'PNG, JPG and WebP: no. Your own browser converts them. Once the page is loaded, ordinary files convert even without a connection; some need a part of the converter that is fetched on first use. HEIC and TIFF are sent to our server when you press the button, and deleted there right after the conversion, or within two minutes if the connection breaks in between. If you choose “Convert in this browser instead”, they are not sent either.',
          without_server:
            'No. PNG, JPG and WebP are converted by your own browser. Once the page is loaded, ordinary files convert even without a connection; some need a part of the converter that is fetched on first use.',
        },
      },
      {
        question: 'Does the picture lose quality?',
        answer:
          'A little, as with every JPG. At quality 90, the default, the loss is hard to see in photos. For drawings and text, keep the PNG as well.',
      },
    ],
  },
} as const satisfies PairTexts;
