import type { Claim } from '../claim.ts';

const sameFigures = 'the figures on the pages are those of the last report';

/** What was measured, by us or by others. */
export const figureClaims: readonly Claim[] = [
  {
    promise: 'measured time',
    at: 'trust_indicators.fast measured.time measured.time_under_a_second pairs.png-to-jpg.cta_description',
    shownBy: [sameFigures, 'is called under a second only when it is, also after rounding'],
  },
  {
    promise: 'measured saving',
    at: `measured.saving measured.saving_of_a_quarter pairs.jpg-to-webp.why_convert_points.0
      pairs.png-to-webp.why_convert_points.0`,
    shownBy: [sameFigures, 'of … is told as …, never as more than it was'],
  },
  {
    promise: 'a photo is far smaller as JPG or WebP than as PNG',
    at: `pairs.png-to-jpg.subtitle pairs.png-to-jpg.description pairs.png-to-jpg.seo_description
      pairs.png-to-jpg.why_convert_points.0 pairs.png-to-webp.why_convert_points.0`,
    shownBy: ['a photo is far smaller as JPG or WebP than as PNG', sameFigures],
  },
  {
    promise: 'published savings of WebP over JPG and PNG',
    at: 'pairs.jpg-to-webp.why_convert_points.0 pairs.png-to-webp.why_convert_points.0 seo_content.jpg-to-webp.faq.0',
    shownBy: ['https://developers.google.com/speed/webp/docs/webp_study', 'https://developers.google.com/speed/webp'],
  },
];
