import type { Claim } from '../claim.ts';
import { firstFrame, handedOver, throughServer } from './proofs.ts';

const asksNothing = 'no page asks for money, an account or a name';

/** What everybody finds who converts a file. */
export const converterClaims: readonly Claim[] = [
  {
    promise: 'free',
    at: `meta header.free_badge cta.description.with_server trust_indicators.free consent.ads pairs.*.seo_title
      pairs.*.seo_description pairs.*.keywords impress.sections.0.text`,
    shownBy: [asksNothing],
  },
  {
    promise: 'no account',
    at: `meta.description hero.description hero.description_server features.items.2.text cta.description.with_server
      pairs.png-to-jpg.seo_description privacy.intro`,
    shownBy: [asksNothing],
  },
  {
    promise: 'nothing to install',
    at: 'features.items.2',
    shownBy: [handedOver, 'the single converter makes a JPG of …, in German'],
  },
  {
    promise: 'no watermark',
    at: 'hero.description hero.description_server',
    shownBy: [firstFrame],
  },
  {
    promise: 'the browser takes over when the server is busy or gone',
    at: 'features.items.2.text.with_server privacy.file_uploads.text.with_server.1',
    shownBy: ['when "…" is …, the browser finishes the job and every label says so'],
  },
  {
    promise: 'the label shows where a file was converted',
    at: 'how_it_works.steps.1.text.with_server conversion.browser_tag conversion.server_tag',
    shownBy: [throughServer, 'when "…" is …, the browser finishes the job and every label says so'],
  },
  {
    promise: 'files and results survive what happens to the page',
    at: 'notices.load_failed_description notices.outdated_description',
    shownBy: [
      'a switch of language without a connection keeps page, files and results, and may be tried again',
      'texts that a new release took away cost no files: the visitor decides when to load the page afresh',
    ],
  },
  {
    promise: 'files can be dropped and pasted anywhere',
    at: 'upload.anywhere',
    shownBy: ['files can be dropped anywhere, and the zone says so while they are dragged', 'a picture can be pasted'],
  },
  {
    promise: 'a JPG comes back unchanged',
    at: `upload.single_result conversion.unchanged conversion.unchanged_title conversion.unchanged_description
      options.metadata.unchanged`,
    shownBy: ['hands a JPG back byte for byte and says why'],
  },
  {
    promise: 'five files at once, in one ZIP',
    at: `features.items.3 upload.subtitle upload.max_files pairs.jpg-to-png.seo_title pairs.webp-to-jpg.seo_title
      pairs.jpg-to-png.seo_description pairs.jpg-to-webp.seo_description pairs.webp-to-*.seo_description
      pairs.png-to-webp.seo_description pairs.jpg-to-png.cta_description pairs.jpg-to-webp.cta_description pairs.webp-to-*.cta_description pairs.png-to-webp.cta_description
      seo_content.png-to-webp.faq.2`,
    shownBy: ['converts five at once, names collide and are numbered, and all come in one ZIP'],
  },
  {
    promise: 'the visitor’s own figures',
    at: 'conversion.smaller conversion.larger conversion.same_size conversion.seconds',
    shownBy: [handedOver],
  },
];
