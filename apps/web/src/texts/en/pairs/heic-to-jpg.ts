import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'iPhone photos that everyone can open',
    description:
      'Your iPhone saves photos as HEIC, and plenty of forms, programs and older computers do not know what to do with them. As JPGs, they open practically anywhere.',
    seo_title: 'HEIC to JPG: convert iPhone photos free',
    seo_description:
      'Convert up to 20 HEIC photos from your iPhone to JPG at once, free and without an account. Photos come out upright, in true colours and with no location.',
    keywords: 'heic to jpg, convert heic to jpg, heic to jpeg, iphone photo to jpg, heif to jpg, open heic, free',
    why_convert_points: [
      'Application forms, marketplaces and photo printers that turn HEIC away almost always take JPG.',
      'Windows may need an extension before it shows a HEIC at all; a JPG simply opens.',
      'The people you send photos to can look at them, whichever phone or computer they have.',
      'Unless you choose to keep it, the location is removed, so a photo taken at home does not give your address away.',
    ],
    when_use_points: [
      'When photos leave the world of Apple devices, by email, in a form or on a USB stick.',
      'For prints, photo books and digital picture frames.',
      'When the picture is all you need. Extras such as depth data stay behind in the HEIC, so keep it.',
    ],
    cta_title: 'Free your photos from HEIC',
    cta_description: 'Convert up to 20 iPhone photos to JPG in one go.',
  },
  seo_content: {
    difference:
      'Apple has used HEIC for iPhone photos since 2017. It borrows the compression of modern video, so photos take up less space on the phone, and one file can also carry depth data or a second picture. JPG is a quarter of a century older and does much less, but practically everything can open it. We take the main picture, turn it the right way up, convert its wide-gamut colours to sRGB and save it at quality 90.',
    faq: [
      {
        question: 'Are my photos uploaded?',
        answer: {
          with_server:
            'By default, yes: when you press the button, they are sent to our server, converted and deleted as soon as the conversion ends. If you would rather keep them on your device, choose “Convert in this browser instead” beforehand.',
          without_server: 'No. Your browser reads each HEIC and writes the JPG on your own device.',
        },
      },
      {
        question: 'Can I make my iPhone take JPGs in the first place?',
        answer:
          'Yes. In Settings, open Camera, then Formats, and choose “Most Compatible”. New photos are then saved as JPGs; the ones you already have stay HEIC until you convert them.',
      },
      {
        question: 'Will I see a difference?',
        answer:
          'Hardly. Both formats are lossy, so converting costs a trace of detail, but at quality 90 it takes a close look to find it. Highlights that glow on an HDR screen still do, because the JPG keeps the photo’s HDR part.',
      },
      {
        question: 'Why is the JPG larger than the HEIC?',
        answer:
          'Because we aim to lose hardly any of the photo: by default we encode at quality 90, which takes more bytes than the phone spent. That is the price of a file that opens almost anywhere.',
      },
      {
        question: 'What about Live Photos?',
        answer:
          'You get the still picture. The moving part was never in the HEIC: the iPhone stores it as a separate video.',
      },
      {
        question: 'Do the JPGs keep date and location?',
        answer:
          'Only if you want them to. By default all metadata is removed: location, date and camera details. Under “Options” you can keep it, with or without the location, so that your album can still sort by date.',
      },
      {
        question: 'Is the HEIC decoded exactly?',
        answer:
          'Yes: every sample comes out as the standard defines it, and we test that against ffmpeg. The decoder that browser converters usually build on skips the last step, which smooths the seams between blocks. We run it, and as far as we know no other converter in the browser does.',
      },
    ],
  },
} as const satisfies PairTexts;
