import type { PairTexts } from '../../../i18n/pair-texts.ts';

export default {
  pair: {
    subtitle: 'Lighter pictures, faster pages',
    description:
      'Most JPGs hold more than the eye can see. As WebP they usually become smaller with hardly any visible change, and your pages load faster.',
    seo_title: 'JPG to WebP: smaller image files, free',
    seo_description:
      'Convert up to 5 JPG files to WebP at once, free and with no upload. Smaller files for faster websites, encoded at high quality in your own browser.',
    keywords: 'jpg to webp, convert jpg to webp, jpeg to webp, webp converter, smaller images, free, no upload',
    why_convert_points: [
      'In Google’s published comparison, lossy WebP files are 25 to 34% smaller than JPGs of the same quality. {measured}',
      'Pages with lighter pictures load faster, especially on phones.',
      'All current browsers support WebP.',
      'You save storage and bandwidth with hardly any visible change to your pictures.',
    ],
    when_use_points: [
      'For photos on websites, in online shops and on blogs.',
      'When a speed test recommends modern image formats.',
      'When a page has many pictures and every kilobyte counts.',
    ],
    cta_title: 'Make your pages lighter',
    cta_description: 'Convert up to five JPG files to WebP in one go.',
  },
  seo_content: {
    difference:
      'JPG dates from 1992, WebP from 2010. In between, video codecs learned to predict parts of a picture from their neighbours, and WebP uses that. Unlike JPG, it can also be transparent or animated. For the same look, it took {share} of JPG’s bytes in our own measurement, the median of {photos} photos, so the format alone hardly saves anything. Your files shrink because cameras and programs write JPGs with more bytes than the eye needs. We encode at quality 90, so that you see the saving in the file size and not in the picture.',
    faq: [
      {
        question: 'How much smaller will my files be?',
        answer:
          'That depends on the picture. Google’s comparison found savings of 25 to 34% at the same quality. {measured} After converting, you see each file’s size before and after. A JPG that is already heavily compressed may even get larger.',
      },
      {
        question: 'Can everyone view WebP?',
        answer:
          'All current versions of Chrome, Firefox, Safari and Edge can display it. Older desktop programs sometimes cannot, so keep the JPG for sharing by email.',
      },
      {
        question: 'What happens to camera data such as the location?',
        answer:
          'By default it is removed, and the WebP contains only the picture. Under “Options” you can keep it, with or without the location. The photo stays upright either way.',
      },
    ],
  },
} as const satisfies PairTexts;
