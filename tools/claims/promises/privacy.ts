import type { Claim } from '../claim.ts';
import { throughServer } from './proofs.ts';

const noUpload = 'works without a connection once the page is loaded, and sends nothing but a log row while it has one';
const nothingStays = 'five-calls.test.ts › the five calls › turn a TIFF into a JPG, and nothing of it stays';
const swept = 'expires what is due, deletes its object and erases its name';
const noPartners = 'with nothing configured there is no question, no button, and no request to anyone';
const partnersWait = 'nothing is asked of them before the visitor decides, nor after a refusal, nor on later pages';
const privateLogs = 'logs nothing of a visitor, whether the calls go well or badly';

/** What is sent, stored and asked, and what is not. */
export const privacyClaims: readonly Claim[] = [
  {
    promise: 'PNG, JPG and WebP never leave the device',
    at: `meta hero.title hero.description hero.description_server features.items.0 how_it_works.steps.1.text.without_server
      cta.description.without_server trust_indicators.no_upload trust_indicators.no_upload_server trust_indicators.note
      trust_indicators.note_server pairs.*.seo_description pairs.*.keywords pairs.png-to-jpg.cta_description
      seo_content.png-to-jpg.faq.1 privacy.keywords privacy.intro privacy.file_uploads.text.*.0`,
    shownBy: [noUpload, 'never meets the server', 'with a server › … is converted where it should be'],
  },
  {
    promise: 'ordinary files convert without a connection',
    at: 'seo_content.png-to-jpg.faq.1',
    shownBy: [noUpload, '"Download all" needs no connection once the page has rested'],
  },
  {
    promise: 'HEIC and TIFF are not sent by those who choose their browser',
    at: 'features.items.0.text.with_server seo_content.png-to-jpg.faq.1.answer.with_server trust_indicators.note_server',
    shownBy: ['with the choice of the browser nothing is sent at all, and the choice is remembered'],
  },
  {
    promise: 'nothing is sent before the button is pressed',
    at: `conversion.server_note seo_content.png-to-jpg.faq.1.answer.with_server privacy.file_uploads.text.with_server.1`,
    shownBy: [throughServer],
  },
  {
    promise: 'uploads are deleted when their conversion ends',
    at: `conversion.server_note features.items.0.text.with_server trust_indicators.note_server
      seo_content.png-to-jpg.faq.1.answer.with_server privacy.intro.with_server privacy.file_uploads.text.with_server.1`,
    shownBy: [nothingStays, 'ends … once, with nothing personal left', throughServer],
  },
  {
    promise: 'what a broken connection left is deleted within two minutes',
    at: `conversion.server_note seo_content.png-to-jpg.faq.1.answer.with_server privacy.file_uploads.text.with_server.1`,
    shownBy: ['looks so often that nothing stays for two minutes, even if a sweeper dies over it', swept],
  },
  {
    promise: 'what a crash left is deleted within ten minutes',
    at: 'privacy.file_uploads.text.with_server.1',
    shownBy: [
      'killed-server.test.ts › … › while files are uploaded (…)',
      'killed-server.test.ts › … › while a picture is converted (…)',
      swept,
    ],
  },
  {
    promise: 'neither the name of an upload nor its result is stored',
    at: 'privacy.file_uploads.text.with_server.1',
    shownBy: ['while jobs are completed, failed, uploaded and announced', nothingStays],
  },
  {
    promise: 'results are in the browser’s memory, until they are removed',
    at: 'privacy.file_uploads.text.with_server.2 privacy.file_uploads.text.without_server.1',
    shownBy: ['results that are removed are given back to the browser'],
  },
  {
    promise: 'no visitor takes up all slots, and the job forgets who it was for',
    at: 'privacy.conversion_log.text.1',
    shownBy: [
      'are never more for one visitor than stay free for the others',
      'count a visitor by a key that all replicas share for a day',
      'ends … once, with nothing personal left',
    ],
  },
  {
    promise: 'the log knows nobody, nobody who chose the browser is in it, and it ends',
    at: 'privacy.conversion_log.text.0 privacy.technical_data.text',
    shownBy: [
      privateLogs,
      'keeps what it was given',
      'with the choice of the browser › nothing is logged',
      'becomes the counts of its day, by formats, place and success, without the browser',
    ],
  },
  {
    promise: 'nobody is loaded, asked or told before the visitor agrees',
    at: 'consent.text privacy.advertising privacy.analytics privacy.donations privacy.cookies.on privacy.cookies.off',
    shownBy: [noPartners, partnersWait],
  },
  {
    promise: 'who withdraws consent hears no more of the partners',
    at: 'consent.withdrawal privacy.cookies.on privacy.advertising.on privacy.analytics.on',
    shownBy: ['the decision can be taken back from the footer, which silences them and keeps chosen files'],
  },
  {
    promise: 'what the browser keeps holds no identifier',
    at: 'privacy.cookies.on privacy.cookies.choice',
    shownBy: ['what the browser keeps of a choice is the choice alone'],
  },
  {
    promise: 'options are kept on the device until they are as usual again, and nothing else is',
    at: 'privacy.cookies.options options.remembered',
    shownBy: [
      'options are remembered on the device, shown while closed, and forgotten with the defaults',
      'remembers what is not as usual, and nothing once all of it is',
      "remembers neither a page's target nor how its files are read",
    ],
  },
  {
    promise: 'private and secure',
    at: 'meta.title trust_indicators.secure trust_indicators.privacy',
    shownBy: [
      'sends the security headers with pages, assets, redirects and errors',
      'it reads no file but its code, writes none, starts no process and has no network',
      privateLogs,
    ],
  },
];
