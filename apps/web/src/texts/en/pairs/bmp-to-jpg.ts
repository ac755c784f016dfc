import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'From raw bitmaps to files you can send',
    description:
      'Old Windows programs, measuring instruments and some scanners write BMP: every pixel in full, no compression at all. The same picture as a JPG takes up a fraction of the space.',
    seo_title: 'BMP to JPG: shrink bitmap files free',
    seo_description:
      'Convert up to 20 BMP files to JPG at once, free and with no upload. Huge bitmaps become small pictures for emails, forms and the web. No sign-up.',
    keywords: 'bmp to jpg, convert bmp to jpg, bmp to jpeg, bitmap to jpg, reduce bmp size, paint bmp, free, no upload',
    why_convert_points: [
      'A bitmap usually spends three bytes on every pixel, however simple the picture is.',
      'Mailbox and upload limits that a BMP exceeds are no problem for a JPG.',
      'Phones, websites and photo services expect JPG; many no longer support BMP.',
      'An archive of old bitmaps fits on a memory stick again.',
    ],
    when_use_points: [
      'For photos and scans that were only saved as BMP because nothing else was on offer.',
      'When you want to send pictures or put them online.',
      'When tiny deviations do not matter. For measurements, pixel art and screenshots, choose PNG.',
    ],
    cta_title: 'A few megabytes too many?',
    cta_description: 'Convert up to 20 bitmaps to JPG in one go, on your own device.',
  },
  seo_content: {
    difference:
      'BMP comes from the early days of Windows and hardly does more than list the pixels, row after row. That makes it easy to program, which is why so many devices and small programs still produce it. JPG looks at blocks of pixels and describes them in far fewer numbers, leaving out what the eye hardly notices. At quality 90, as here, a photo changes very little and loses most of its weight.',
    faq: [
      {
        question: 'How much smaller will the file be?',
        answer:
          'That depends on the picture; with photos it is nearly always a great deal. Every row shows the size before and after.',
      },
      {
        question: 'My BMP is a screenshot. Is JPG right for it?',
        answer:
          'Often not: around text and thin lines, JPG leaves faint smudges. PNG is compact for screenshots and keeps every pixel.',
      },
      {
        question: 'Do old bitmaps with 16 or 256 colours work?',
        answer: 'Yes, and so do black-and-white bitmaps and those with simple run-length compression.',
      },
      {
        question: 'What if my BMP has transparent parts?',
        answer: 'That is rare, but it happens. They become white, as JPG has no transparency.',
      },
      {
        question: 'Do I have to upload these large files?',
        answer: 'No. Your browser reads the BMP from your disk and converts it there and then.',
      },
    ],
  },
} as const satisfies PairTexts;
