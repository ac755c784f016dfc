import type { Claim } from './claim.ts';
import { furtherClaims } from './further-pages.ts';
import { limitClaims } from './limits.ts';

const noUpload = 'works without a connection once the page is loaded, and sends nothing but a log row while it has one';
const throughServer = 'a HEIC goes through the server, comes back as JPG, and nothing of it stays there';
const nothingStays = 'five-calls.test.ts › the five calls › turn a TIFF into a JPG, and nothing of it stays';
const firstFrame = 'fixtures.spec.ts › … comes out upright, its first frame, in every target';
const handedOver = 'converts a picture on white, shows what became of it, and hands it over';
const asksNothing = 'no page asks for money, an account or a name';
const swept = 'expires what is due, deletes its object and erases its name';
const noPartners = 'with nothing configured there is no question, no button, and no request to anyone';
const partnersWait = 'nothing is asked of them before the visitor decides, nor after a refusal, nor on later pages';
const privateLogs = 'logs nothing of a visitor, whether the calls go well or badly';
const sameFigures = 'the figures on the pages are those of the last report';

export const claims: readonly Claim[] = [
  {
    promise: 'more than fifty formats are read, and the table lists those that come out right',
    at: 'format_selector.more all_formats.table.text all_formats.seo_title all_formats.seo_description',
    shownBy: [
      'are as many as pages say, and more than 50',
      'of 51 formats it is said that there are more than 50',
      'the page is linked from header, footer, selector and the list of tools',
    ],
  },
  {
    promise: 'on the page of all formats only HEIC, TIFF, raw photos and PDF leave the browser, if at all',
    at: 'all_formats.description all_formats.faq.1 all_formats.table.in_browser all_formats.table.on_server',
    shownBy: [
      'with a server, a HEIC goes there unless the visitor chooses otherwise, and a PNG never does',
      'with a server › … is converted where it should be',
      'a file that is too large for it is converted in the browser',
    ],
  },
  {
    promise: 'any number of files and whole folders, with few of them in work',
    at: 'all_formats.zone.conditions all_formats.faq.0',
    shownBy: [
      '300 pictures of a folder keep the page small, and come back in their folders',
      'a dropped folder gives its pictures',
      'has only a few of them in work at a time',
    ],
  },
  {
    promise: 'results one by one, in a ZIP or straight into a folder',
    at: 'all_formats.faq.2',
    shownBy: [
      '300 pictures of a folder keep the page small, and come back in their folders',
      'results go straight into a folder, and nothing in it is overwritten',
    ],
  },
  {
    promise: 'a file that is refused is told why, and what it seems to be',
    at: 'all_formats.faq.3',
    shownBy: [
      'takes any format, gives each file its own target, and keeps all of it when the language changes',
      'says what a file seems to be that is no picture',
    ],
  },
  ...limitClaims,
  {
    promise: 'after one visit, pages work without a connection, and so do formats that were converted before',
    at: 'device.always device.offline',
    shownBy: [
      'after one visit, every page in en is there without a connection',
      'what was converted once converts without a connection later',
    ],
  },
  {
    promise: 'everything can be had on the device, in the size that is said, and be removed',
    at: 'device.offer device.kept device.offline_kept',
    shownBy: [
      'with everything on the device, all kinds of pictures convert without a connection, and so does the language switch',
      '"make available offline" can be taken back, and leaves the pages of this language',
    ],
  },
  {
    promise: 'a download that is cut or does not fit costs nothing',
    at: 'device.failed device.full',
    shownBy: [
      '"make available offline" that loses its connection says so, and goes on where it was',
      'a device without space says so, and goes on converting',
    ],
  },
  {
    promise: 'a new version waits for the visitor',
    at: 'device.new_version',
    shownBy: ['a new version takes over while files convert, says so, and costs no file or result'],
  },
  {
    promise: 'what is kept on the device is the site, and shared files are sent nowhere',
    at: 'privacy.cookies.kept',
    shownBy: [
      'what the worker must not touch goes to the server each time',
      'a shared HEIC opens its converter, and never reaches the server',
    ],
  },
  {
    promise: 'a batch survives a crash, is deleted when it is cleared or after a day, and can be kept nowhere',
    at: 'all_formats.kept privacy.cookies.batch',
    shownBy: [
      'a batch with its results survives a tab that crashes, and goes on',
      'a cleared list leaves nothing behind, nor does one of yesterday',
      'one press deletes what is kept, and keeps nothing more',
      'storage that is full is said, and costs nothing',
    ],
  },
  ...furtherClaims,
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
    promise: 'metadata goes unless it is to be kept, and the location unless all is',
    at: 'options.metadata.remove options.metadata.without_location options.metadata.keep',
    shownBy: [
      'a result holds no details of the camera, the date or the place unless they are to be kept',
      '… → …: all of it is kept if that is wanted',
      '… → …: nothing names the place if that is wanted',
    ],
  },
  {
    promise: 'a file is no larger than wanted, in the best quality for that, or the size that fits is offered',
    at: 'options.quality.found options.file_size.most options.file_size.fit',
    shownBy: [
      'a … is as good as … bytes allow @firefox',
      'where no quality is low enough for the file size, the row offers the size that fits',
    ],
  },
  {
    promise: 'more effort gives smaller files of the same pixels or quality, a palette those of 256 colours',
    at: 'options.effort.smaller_png options.effort.smaller_jpg options.effort.palette options.effort.time',
    shownBy: [
      '… is smaller, and every pixel is as it was',
      'a photo is smaller than from the usual encoder, and as alike',
      '… has 256 colours and looks the same',
    ],
  },
  {
    promise: 'without loss, pixels stay as they are',
    at: 'options.quality.lossless',
    shownBy: [
      'without loss, every pixel that is seen stays as it is',
      'a WebP without loss has every pixel as it was @firefox',
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
    promise: 'the row says what was kept of the metadata, what went, and that the HDR part of a photo is not kept',
    at: 'results.metadata',
    shownBy: [
      'what became of the metadata, in words › …',
      'metadata of every kind of file in every target that holds it › …',
      'the HDR part of a photo › is found in a JPEG, by what the picture or the one behind it says',
    ],
  },
  {
    promise: 'what a receipt says was done, and how much was sent',
    at: 'results.receipt',
    shownBy: [
      'a receipt says what was done, and that nothing was sent',
      'a receipt › says how much was sent, even if the browser had to do it in the end',
      'the receipts of all files go into the ZIP if that is wanted',
    ],
  },
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
