import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'The same picture, with a name that everyone knows',
    description:
      'You save a photo from the web, Windows calls it “.jfif”, and the next form refuses it. There is nothing wrong with the picture: it is a JPG already. Here it gets its usual name back.',
    seo_title: 'JFIF to JPG: same picture, right name, free',
    seo_description:
      'Turn up to 20 JFIF files into JPG at once, free, with no upload and without any loss: nothing is compressed again, only the name changes. No sign-up.',
    keywords:
      'jfif to jpg, convert jfif to jpg, jfif to jpeg, what is jfif, open jfif file, rename jfif, free, no upload',
    why_convert_points: [
      'Many upload forms go by the file extension and do not have “.jfif” on their list.',
      'Some programs do not even list the file unless its name ends in “.jpg”.',
      'The recipient does not have to wonder what kind of file you have sent.',
      'It costs you nothing: every pixel remains as it is.',
    ],
    when_use_title: 'When is “.jpg” the better name?',
    when_use_points: [
      'Practically always: “.jpg” is what people and programs expect.',
      'When a website says “file type not supported” about your “.jfif”.',
      'When you have many such files and do not want to rename them one at a time.',
    ],
    cta_title: 'A new name in no time',
    cta_description: 'Add up to 20 JFIF files and get them back as JPGs.',
  },
  seo_content: {
    difference:
      'There is hardly any. JFIF, the JPEG File Interchange Format, sets out how JPEG picture data is stored in a file, and many files called “.jpg” follow it. On some Windows computers a setting links this type of picture with the extension “.jfif”, so the browser saves it under that name. We look inside each file to make sure that it really is a JPG, and hand it back with the extension “.jpg” and its picture data untouched.',
    faq: [
      {
        question: 'Is any quality lost?',
        answer:
          'No. Nothing is decoded and nothing is compressed again, so the picture is exactly the same. Camera data, if the file holds any, stays in it as well.',
      },
      {
        question: 'Could I simply rename the file myself?',
        answer:
          'Yes. If the file really is a JPEG, changing “.jfif” to “.jpg” is enough. This page is for many files at once, for phones, and for computers that hide file extensions; and it notices when something else is inside.',
      },
      {
        question: 'Why does my computer save pictures as JFIF?',
        answer:
          'A setting in Windows says which extension belongs to JPEG pictures, and on some computers it is “.jfif”. Browsers follow that setting when you save a picture.',
      },
      {
        question: 'What if my “.jfif” is not a JPG after all?',
        answer: 'Then you are told what it really is, and where you can convert it.',
      },
      {
        question: 'Are the files uploaded?',
        answer: 'No, your browser looks at them and renames them on your own device.',
      },
    ],
  },
} as const satisfies PairTexts;
