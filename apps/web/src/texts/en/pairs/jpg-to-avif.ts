import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'The same photos with fewer bytes',
    description:
      'Photos are the heaviest part of many web pages. AVIF usually needs fewer bytes than JPG for a similar look. Convert your JPGs before you upload them to your site.',
    seo_title: 'JPG to AVIF: lighter photos for the web, free',
    seo_description:
      'Convert up to 20 JPG photos to AVIF at once, free and with no upload. Smaller files for faster websites, made by your own browser. No sign-up.',
    keywords:
      'jpg to avif, convert jpg to avif, jpeg to avif, avif converter, smaller photos for website, free, no upload',
    why_convert_points: [
      'A gallery of AVIFs reaches your visitors in less time and uses less of their data.',
      'When files have to be tiny, AVIF turns soft where JPG would show blocks.',
      'Unless you keep them, location and camera data are removed, so your website does not publish them by mistake.',
      'You save storage once, and bandwidth with every view.',
    ],
    when_use_points: [
      'For photos in shops, portfolios and blogs.',
      'When your content system or your image service takes AVIF.',
      'For the web only. To email, print or edit a photo, the JPG is still the safer choice.',
    ],
    cta_title: 'Lighter photos, quicker pages',
    cta_description: 'Convert up to 20 JPGs to AVIF in one go.',
  },
  seo_content: {
    difference:
      'JPG cuts a photo into squares of eight by eight pixels and simplifies each of them; at low quality you see the squares. AVIF, nearly thirty years younger, works with blocks of many sizes, predicts them from their neighbours and smooths the seams. For the same look, it took {share} of JPG’s bytes in our own measurement, the median of {photos} photos. Both lose a little with each encoding, which is why you should convert from the best JPG you have, and only once.',
    faq: [
      {
        question: 'How small will my photos be?',
        answer:
          'That depends on the photo and on how heavily the JPG is already compressed. {measured} After converting, each row shows you the saving. A JPG that is already tiny may hardly shrink.',
      },
      {
        question: 'Will the photos look worse?',
        answer:
          'Comparing enlargements, you may find places where fine grain is smoother. On a web page, hardly anyone will notice. Highlights that glow on an HDR screen still do, because the AVIF keeps the photo’s HDR part.',
      },
      {
        question: 'Is it slow?',
        answer:
          'A photo straight from the camera takes several seconds, because AVIF takes a lot of computing. The file’s row shows that it is being worked on, and you can cancel at any time.',
      },
      {
        question: 'Can I use AVIF without worrying about old browsers?',
        answer:
          'Chrome, Firefox, Safari and Edge show it in their current versions. If some visitors use much older ones, let the page fall back to the JPG.',
      },
      {
        question: 'Will my photos be uploaded for this?',
        answer: 'No. The encoder is loaded into your browser and works there; the photos stay with you.',
      },
    ],
  },
} as const satisfies PairTexts;
