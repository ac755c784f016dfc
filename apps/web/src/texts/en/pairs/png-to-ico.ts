import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'One favicon file, all the usual sizes',
    description:
      'The small picture in a browser tab, the icon of a Windows shortcut: both are usually ICO files. Choose your logo as a PNG and get an icon with the usual sizes from 16 to 256\u00a0pixels inside.',
    seo_title: 'PNG to ICO: make a favicon with all sizes, free',
    seo_description:
      'Turn a PNG into an ICO for favicons and Windows icons, free and with no upload. Up to seven sizes, 16 to 256\u00a0pixels, in one file, transparency kept.',
    keywords:
      'png to ico, convert png to ico, favicon generator, favicon.ico, windows icon, png to icon, free, no upload',
    why_convert_points: [
      'Browsers look for a file called favicon.ico, even if a page does not mention it.',
      'Windows takes ICO for programs, shortcuts and folders, but not PNG.',
      'With several sizes in one file, tabs, taskbars and desktops each pick the one that fits.',
      'The transparent background stays, so the icon looks right in light and dark designs.',
    ],
    when_use_points: [
      'For the favicon.ico of a website.',
      'For desktop shortcuts, folders and programs on Windows.',
      'For nothing else: phones and app stores ask for PNG, so keep the original.',
    ],
    cta_title: 'Your logo in the browser tab',
    cta_description: 'Choose a PNG and put the finished icon on your website today.',
  },
  seo_content: {
    difference:
      'A PNG is one picture in one size. An ICO is a small folder of pictures: the same image in several sizes, from which the system picks the one that fits best. Ours holds 16, 24, 32, 48, 64, 128 and 256\u00a0pixels, as far as the size of your picture allows, each scaled down carefully and stored without loss. A picture that is not square is placed in the middle of a transparent square, so nothing is stretched or cut off.',
    faq: [
      {
        question: 'How large should my PNG be?',
        answer:
          'At least 256 by 256\u00a0pixels, and square if possible. From a smaller picture you get only the sizes up to its own, because enlarging would blur it.',
      },
      {
        question: 'How do I add the favicon to my website?',
        answer:
          'Rename the file to favicon.ico and put it in the top folder of your site. Browsers find it there by themselves. If it is somewhere else, point to it with a “link” element in the head of the page.',
      },
      {
        question: 'Why is my logo hard to recognise at 16\u00a0pixels?',
        answer:
          'There are only 256\u00a0dots to draw with. Use a simplified version for the icon: the initial or the symbol, without small lettering.',
      },
      {
        question: 'Does the icon work on older systems?',
        answer:
          'The pictures inside are PNGs. Windows has been able to read those since Vista, and all current browsers can, too.',
      },
      {
        question: 'Can I make several icons at once?',
        answer: 'Yes, up to 20. Every PNG becomes an ICO of its own, and all of them fit into one ZIP.',
      },
    ],
  },
} as const satisfies PairTexts;
