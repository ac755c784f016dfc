import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Every page becomes a picture',
    description:
      'A form that only takes pictures, a slide for the group chat, a page for your website: turn the pages of a PDF into JPGs, all of them or just the ones you need.',
    seo_title: 'PDF to JPG: every page as a picture, free',
    seo_description:
      'Turn PDF pages into JPG pictures, free and without an account. All pages or a range, 150\u00a0dpi or the resolution you choose, one by one or in a ZIP.',
    keywords: 'pdf to jpg, convert pdf to jpg, pdf to jpeg, pdf page as image, pdf to picture, save pdf as jpg, free',
    why_convert_points: [
      'Portals that ask for a photo of a document often reject PDF.',
      'In chats and social networks, a picture can be seen at once, with nothing to open.',
      'You can place a single page in a presentation, in a letter or on a website.',
      'The look is fixed: fonts and layout appear the same to everyone.',
    ],
    when_use_points: [
      'When a page is only meant to be looked at, not searched, copied from or filled in.',
      'When you need a few pages of a long document, for instance a certificate or a timetable.',
      'For previews and thumbnails. For contracts and anything to be printed, the PDF remains the original.',
    ],
    cta_title: 'Pages you can post',
    cta_description: 'Choose your PDFs, pick the pages, and get a JPG of each.',
  },
  seo_content: {
    difference:
      'A PDF describes pages: text you can search and copy, fonts, drawings that stay sharp at any zoom, pictures, links and forms. A JPG is one picture made of pixels. Converting is like photographing the page very evenly: you keep what can be seen and lose what is behind it, such as text, links and form fields. How sharp the result is depends on the resolution. At 150\u00a0dpi, an A4 page is about 1,240 by 1,754\u00a0pixels.',
    faq: [
      {
        question: 'Do I get all the pages?',
        answer:
          'Yes, each as a JPG of its own. If you only need some, enter a range such as 2–5 before converting. “Download all” packs everything into one ZIP.',
      },
      {
        question: 'Which resolution should I choose?',
        answer:
          'For reading on a screen, 150\u00a0dpi, the default, is enough. For printing, choose 300\u00a0dpi: the picture then has twice as many pixels in each direction, and the file grows accordingly.',
      },
      {
        question: 'Is my document uploaded?',
        answer: {
          with_server:
            'Normally it is sent to our server when you press the button, and deleted there once the conversion has ended. For confidential papers choose “Convert in this browser instead”: then the document never leaves your device.',
          without_server: 'No. Your browser draws the pages itself, so even confidential papers stay with you.',
        },
      },
      {
        question: 'Can I convert a PDF with a password?',
        answer:
          'No. If it takes a password to open the file, you get a notice that says so. Save a copy without the password first, provided you are allowed to.',
      },
      {
        question: 'Can I still select the text afterwards?',
        answer: 'No, the letters have become pixels. Keep the PDF for searching and copying.',
      },
    ],
  },
} as const satisfies PairTexts;
