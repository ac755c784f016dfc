import type { Claim } from '../claim.ts';
import { firstFrame } from './proofs.ts';

/** What pictures look like. */
export const pictureClaims: readonly Claim[] = [
  {
    promise: 'the right way up',
    at: `meta.description features.items.1 pairs.jpg-to-png.seo_description seo_content.jpg-to-webp.faq.2.answer`,
    shownBy: ['all eight orientations come out as one picture', 'made pictures › … shows the picture upright'],
  },
  {
    promise: 'the right colours',
    at: `meta.description features.items.1 pairs.png-to-jpg.seo_description pairs.jpg-to-png.seo_description`,
    shownBy: [
      'display-p3-red.png has its colour in sRGB',
      'cmyk.jpg has the colours of its profile',
      'made pictures › a TIFF in Display P3 comes out in sRGB',
    ],
  },
  {
    promise: 'transparency is kept where the format has it',
    at: `features.items.1.text pairs.webp-to-png.subtitle pairs.webp-to-png.description pairs.webp-to-png.seo_title
      pairs.webp-to-png.seo_description pairs.webp-to-png.why_convert_points.0 pairs.webp-to-png.when_use_points.0
      pairs.png-to-webp.subtitle pairs.png-to-webp.description pairs.png-to-webp.seo_title pairs.png-to-webp.cta_title
      pairs.png-to-webp.seo_description pairs.png-to-webp.why_convert_points.1 seo_content.webp-to-png.difference
      seo_content.webp-to-png.faq.0 seo_content.png-to-webp.difference seo_content.png-to-webp.faq.0`,
    shownBy: ['fixtures.spec.ts › … keeps its transparency in PNG and WebP'],
  },
  {
    promise: 'white behind what was transparent',
    at: `pairs.png-to-jpg.seo_description pairs.png-to-jpg.when_use_points.2 pairs.webp-to-jpg.seo_description
      seo_content.png-to-jpg.difference seo_content.png-to-jpg.faq.0 seo_content.webp-to-jpg.faq.0`,
    shownBy: [
      'fixtures.spec.ts › … lies on white in JPG, its edges blended',
      'made pictures › a transparent TIFF (…) stands on white',
    ],
  },
  {
    promise: 'PNG loses nothing',
    at: `pairs.jpg-to-png.description pairs.jpg-to-png.seo_description pairs.jpg-to-png.keywords
      pairs.jpg-to-png.why_convert_points.0 pairs.jpg-to-png.cta_title pairs.webp-to-png.seo_description
      pairs.webp-to-png.keywords pairs.webp-to-png.why_convert_points.1 seo_content.jpg-to-png.difference*
      seo_content.jpg-to-png.faq seo_content.webp-to-png.difference* seo_content.webp-to-png.faq`,
    shownBy: ['a PNG holds every pixel and every level of transparency that its source showed'],
  },
  {
    promise: 'quality 90',
    at: `pairs.png-to-webp.why_convert_points.0 seo_content.png-to-jpg.difference seo_content.png-to-jpg.faq.2
      seo_content.jpg-to-webp.difference seo_content.webp-to-jpg.faq.2 seo_content.png-to-webp.difference
      seo_content.png-to-webp.faq.1`,
    shownBy: ['JPG and WebP are encoded at quality 90'],
  },
  {
    promise: 'of animations and pages the first one, and the visitor is told',
    at: `conversion.more_frames_description conversion.first_of_many conversion.animated_description conversion.first_frame
      seo_content.webp-to-jpg.faq.1 seo_content.webp-to-png.faq.2`,
    shownBy: [
      firstFrame,
      'tells that an animation has more frames',
      'the pages of a TIFF are counted by the server, too',
      'knows an animation, whatever stands before that in the header',
    ],
  },
  {
    promise: 'camera data is not carried over',
    at: 'seo_content.jpg-to-webp.faq.2',
    shownBy: ['a result carries nothing of the camera and the place'],
  },
];
