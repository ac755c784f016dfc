import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Scans and print files in a handy size',
    description:
      'Scanners, archives, microscopes and print shops work with TIFF: thorough, but bulky and awkward to send. As a JPG, the same picture fits into an email and opens in any browser.',
    seo_title: 'TIFF to JPG: convert scans and TIF files free',
    seo_description:
      'Convert up to 20 TIFF or TIF files to JPG at once, free and without an account. Print colours (CMYK), 16-bit scans and multi-page files included.',
    keywords:
      'tiff to jpg, tif to jpg, convert tiff to jpg, tiff to jpeg, scan to jpg, multi-page tiff, cmyk to rgb, free',
    why_convert_points: [
      'Scanned photos shrink to a size you can send, share and keep on your phone.',
      'Most browsers cannot show a TIFF; every one of them shows a JPG.',
      'Colours meant for the printing press (CMYK) are converted so that they look right on a screen.',
      'Web shops, forms and social networks expect JPG and often refuse TIFF.',
    ],
    when_use_points: [
      'For looking at pictures, sending them and putting them online.',
      'For scans of photos. Keep scans of documents as TIFF or PDF if every letter counts.',
      'When the archive copy is safe: editing and printing at full colour depth remain the job of the TIFF.',
    ],
    cta_title: 'Scans that fit into an email',
    cta_description: 'Convert up to 20 TIFF files to JPG in one go.',
  },
  seo_content: {
    difference:
      'TIFF is less a format than a toolbox: one file may hold several pages, 16\u00a0bits per channel, printing inks, layers or measurements, compressed in one of many ways or not at all. That is why archives and print shops trust it, and why so few programs read all of it. A JPG holds one picture with 8\u00a0bits per channel and compresses it with a small loss. We round 16-bit values correctly, convert the colours from the embedded profile to sRGB and save at quality 90.',
    faq: [
      {
        question: 'What happens to a TIFF with several pages?',
        answer:
          'You get its first page, and the file’s row says how many there are. If you want the others as well, choose all pages before converting: each becomes a JPG of its own.',
      },
      {
        question: 'Is “.tif” the same as “.tiff”?',
        answer:
          'Yes. The short form is left over from the days when file extensions had three letters. Both work here.',
      },
      {
        question: 'Where are my scans converted?',
        answer: {
          with_server:
            'On our server, unless you choose “Convert in this browser instead”. Nothing is sent until you press the button, and the upload is deleted when the conversion ends.',
          without_server: 'On your own device, by your browser. Your scans are not uploaded.',
        },
      },
      {
        question: 'Do the colours of a CMYK file change?',
        answer:
          'They are translated from ink to light with the profile in the file, as closely as a screen allows. Printing inks and screens cannot show exactly the same colours, so keep the TIFF for the print shop.',
      },
      {
        question: 'How much quality is lost?',
        answer:
          'At quality 90, very little. What does go is colour depth: from 16\u00a0bits to 8, which you only notice when you brighten dark parts later. So edit first and convert afterwards.',
      },
      {
        question: 'Why was my TIFF refused?',
        answer:
          'Some programs use rare kinds of compression. If we cannot read yours correctly, the notice tells you which one it is; save the TIFF again with LZW or no compression, and it should work.',
      },
    ],
  },
} as const satisfies PairTexts;
