import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Several photos, one document',
    description:
      'Receipts, certificates, pages of a notebook: you have photographed them, and now somebody wants “one PDF, please”. Put up to 20 JPGs into a single document, one on each page.',
    seo_title: 'JPG to PDF: many pictures in one file, free',
    seo_description:
      'Combine up to 20 JPGs in one PDF or make a PDF of each, free and with no upload. One picture per page, upright and without any loss of quality.',
    keywords:
      'jpg to pdf, convert jpg to pdf, jpeg to pdf, photos to pdf, combine jpg to one pdf, pictures to pdf, free, no upload',
    why_convert_points: [
      'Authorities, insurers and universities usually want one PDF rather than a handful of pictures.',
      'The pages stay together and in order, however often the file is forwarded.',
      'Anyone can open a PDF and print it, page by page.',
      'Your photos go into it exactly as they are: nothing is compressed a second time.',
    ],
    when_use_points: [
      'For applications, expense claims and anything else that goes on record.',
      'When several pictures belong together, such as the pages of a contract.',
      'When something is going to be printed. A photo for an album or a website should stay a JPG.',
    ],
    cta_title: 'One document instead of twenty attachments',
    cta_description: 'Choose your JPGs and save them as a PDF, without uploading them.',
  },
  seo_content: {
    difference:
      'A JPG is a single picture. A PDF is a stack of pages that may hold text, drawings or, as here, pictures. It can take in a JPG without changing it: the picture data is embedded unchanged, so the page shows what the photo showed and the PDF is hardly larger than the photos together. There is no text recognition: a photographed letter remains a picture of a letter.',
    faq: [
      {
        question: 'How do I get all my pictures into one PDF?',
        answer:
          'Add them, convert them and press “Download as one PDF”. Each picture fills a page of its own, in the order of the list. “Download all” gives you a ZIP with a separate PDF for each picture instead.',
      },
      {
        question: 'Does the quality suffer?',
        answer:
          'No. The picture data of a JPG is placed in the PDF as it is, without being compressed again. The exceptions are rare: a JPG in printing colours (CMYK), for instance, is converted to screen colours first.',
      },
      {
        question: 'How large are the pages?',
        answer:
          'As large as the picture at 150\u00a0dpi, with no margins and nothing cropped. For a phone photo that is more than A4, so let the print dialogue fit the page to the paper.',
      },
      {
        question: 'Are photos turned the right way up?',
        answer: 'Yes. If the camera was held sideways, the page is shown upright, in any PDF viewer.',
      },
      {
        question: 'Does the PDF reveal where a photo was taken?',
        answer: 'No. Location, date and camera details are left out, and only the picture itself goes in.',
      },
      {
        question: 'Are my pictures uploaded?',
        answer:
          'No, the PDF is put together in your browser. Identity cards, payslips and medical reports stay on your device.',
      },
    ],
  },
} as const satisfies PairTexts;
