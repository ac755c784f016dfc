/**
 * The promises that the pages make. Tests that prove a promise are tagged `@promise:` and its id: `npx playwright test
 * --grep @promise:no-upload` and `npx vitest run --tags-filter=@promise:no-upload` run them.
 */
export const promises = {
  // Using the site
  free: 'The site is free and asks for no money, account or name',
  'nothing-to-install': 'A browser is all it takes to convert a file and download the result',
  'no-watermark': 'Results have no watermark',
  'five-files': 'The first converters take five files at once and return them in one ZIP',
  'twenty-files': 'The further converters take twenty files at once and return them in one ZIP',
  'any-number-of-files': 'The page for all formats takes any number of files and whole folders',
  'zip-or-folder': 'The page for all formats saves results one by one, in a ZIP or straight into a folder',
  'drop-and-paste': 'Files can be dropped and pasted anywhere on a page',
  'sizes-and-time': 'Each row shows the size before and after, and how long the conversion took',
  cancel: 'A conversion can be cancelled, and finished files are kept',
  'files-survive': 'Files and results survive a lost connection, a new release and a change of language',
  'refusal-explained': 'A refusal says why, what the file seems to be and which page converts it',
  'pairs-convert': 'Each page for two formats makes what it says',
  'fifty-formats': 'More than fifty formats are read, and the table lists those that come out right',

  // Pictures
  upright: 'Results are the right way up',
  'true-colours': 'Results have the right colours, whatever the profile of the original',
  'exact-heic': 'A HEIC is decoded exactly as its standard defines, loop filters included',
  'keeps-transparency': 'Transparency is kept where the format has it',
  'white-background': 'Transparent parts become white where the format has no transparency',
  'lossless-png': 'A PNG has every pixel of its original',
  'lossless-webp': 'A lossless WebP has every pixel of its original',
  'quality-90': 'JPG and WebP are written at quality 90 by default',
  'rounded-to-8-bits': 'Deeper samples are rounded to 8 bits over the whole range, unless the target keeps them',
  'jpg-unchanged': 'A JPG or JFIF that becomes a JPG keeps every byte',
  'first-frame': 'If there are several frames or pages, the result shows the first and the row says so',
  'keeps-animation': 'An animated GIF becomes an animated WebP with the same frames and times',

  // Formats
  'document-pages': 'Each page of a PDF becomes a picture; visitors can choose pages and resolution',
  'pdf-password': 'A PDF with a password is refused, with the reason',
  'jpg-in-pdf': 'A JPG in a PDF keeps its data and is upright, and several become one PDF',
  'sharp-drawing': 'An SVG is sharp in the chosen size, and transparent where nothing is drawn',
  'harmless-drawing': 'An SVG runs no script, fetches nothing, and is refused if it needs other files',
  'merged-layers': 'Layers appear merged as the program saved them; a file without that picture is refused',
  'largest-icon': 'The largest picture in an icon is converted',
  'icon-sizes': 'An ICO has all the usual sizes up to that of its picture',
  'clipped-light': 'Highlights beyond white are clipped',
  'raw-developed': 'Raw photos are developed with the white balance of the camera',
  'raw-cameras': 'Raw photos of the named kinds are developed',
  'raw-preview': 'The preview in a raw photo is taken as the camera made it',
  'few-colours': 'Bitmaps of few colours are read',
  'by-extension': 'Formats without a signature are recognised by their file extension',
  'own-decoders': 'AVIF and JPEG XL are read even if the browser has no decoder',

  // Options
  'no-metadata': 'Results have no camera, date or place unless the visitor keeps them',
  'metadata-on-request': 'All metadata, or all but the location, is kept if the visitor wants that',
  'metadata-reported': 'The row says which metadata was kept or removed, and if HDR is not kept',
  'file-size-limit': 'A result is as good as the chosen file size allows, or the size that fits is offered',
  'more-effort': 'More effort makes smaller files of the same quality; a palette has the chosen number of colours',
  receipt: 'A receipt says what was done and how much was sent',

  // Privacy
  'no-upload': 'PNG, JPG, WebP and most other files never leave the browser; HEIC, TIFF, raw photos and PDF may',
  'no-connection': 'Once a page is loaded, files convert and download without a connection',
  'server-by-default': 'The server converts HEIC, TIFF, raw photos and PDF unless the visitor chooses the browser',
  'choice-of-browser': 'Visitors who choose the browser send no file, and the choice is remembered',
  'nothing-before-button': 'Nothing is sent before the button is pressed',
  'place-label': 'A label on each file shows where it was converted',
  'browser-takes-over': 'The browser takes over when the server is busy or gone',
  'upload-deleted': 'Uploads are deleted when their conversion ends',
  'deleted-in-two-minutes': 'Files left by a broken connection are deleted within two minutes',
  'deleted-after-crash': 'Files left by a crash are deleted within ten minutes',
  'nothing-stored': 'Neither the name of an upload nor its result is stored',
  'results-in-memory': 'Results are in the memory of the browser until they are removed',
  'fair-slots': 'No visitor takes all slots, and a finished job forgets its visitor',
  'anonymous-log': 'The log has a row for every conversion, identifies nobody, and expires',
  'consent-first': 'No partner is contacted before the visitor agrees',
  'consent-withdrawn': 'Consent can be withdrawn, and then no partner is contacted any more',
  'no-identifier': 'What the browser stores has no identifier',
  'options-remembered': 'Changed options are stored on the device until they are reset, and nothing else is',
  secure: 'Pages have security headers, decoding is in a sandbox, and logs are private',

  // On the device
  offline: 'After one visit, pages and the formats already converted work without a connection',
  'offline-everything': 'The whole site can be stored on the device and removed again',
  'offline-interrupted': 'A download that is cut off or does not fit does no harm',
  'new-version-waits': 'A new version waits until the visitor loads it',
  'shared-files-stay': 'The device stores the site only, and files shared with it are not sent',
  'kept-batch': 'A batch survives a crash, is deleted when cleared or after a day, and storing it can be refused',

  // Figures
  'measured-time': 'The stated time was measured and is never rounded down',
  'measured-saving': 'The stated saving was measured at an equal look and is never rounded up',
  'smaller-than-png': 'A photo is far smaller as JPG, WebP or AVIF than as PNG',
  // Google's figures: https://developers.google.com/speed/webp/docs/webp_study and https://developers.google.com/speed/webp
  'published-saving': "Google's published savings of WebP are named as Google's, beside our own",
};
