export const browsers = ['Chromium', 'Firefox', 'WebKitGTK'] as const;
export type Browser = (typeof browsers)[number];

export interface Feature {
  readonly name: string;
  /** Matches the titles of its tests. */
  readonly tests: RegExp;
  /** Why a browser has no test for it. */
  readonly untested?: Partial<Record<Browser, string>>;
}

/** How the title of a picture ends that is listed with a reason. */
export const knownToBeWrong = /, known to be (wrong|refused)\)$/;

const anywhere = 'not a matter of the browser';

/** The formats with a row of their own, as our table names them. */
const ownRows = ['PNG', 'JPG', 'WebP', 'HEIC', 'TIFF', 'AVIF', 'BMP'];

/** Titles of real pictures that are read: see pictures/look.ts. */
const read = (label: string) => new RegExp(String.raw`\(${label}, (right|right or refused|known to be \w+)\)$`);

function reads(label: string): Feature {
  return { name: `reads ${label} (real pictures)`, tests: read(label) };
}

/** The rows of the table. A test may count in several rows; tests that match none count in the last. */
export const features: readonly Feature[] = [
  ...ownRows.map(reads),
  { name: 'reads other formats (real pictures)', tests: read(`(?!${ownRows.join('|')})[^,]+`) },
  { name: 'shows own pictures as other browsers do', tests: /, compared\)$/ },
  { name: 'refuses what it does not read', tests: /, (refused|not read)\)$|told to be/ },
  { name: 'writes PNG', tests: /writes PNG|(becomes|pixel of|a right) png|keeps its size in png/ },
  { name: 'writes JPG', tests: /writes JPG|becomes JPG|in JPG|(becomes|pixel of|a right) jpg|keeps its size in jpg/ },
  { name: 'writes WebP', tests: /writes WebP|becomes? WebP|WebP is WebP|(becomes|pixel of|a right) webp/ },
  { name: 'keeps transparency, or lies on white', tests: /transparen|with alpha|on white/ },
  {
    name: 'refuses damaged and hostile files',
    tests: /refused as (incomplete|damaged)|is refused, or|refused at once|a bad file|a damaged file/,
  },
  {
    name: 'orientation and first frame (own fixtures)',
    tests: /upright|orientations|its first frame/,
  },
  { name: 'colours and depth (own fixtures)', tests: /in sRGB|of its profile|8 bits/ },
  {
    name: 'metadata: kept, without a location, removed',
    tests: /tells what it is to tell|metadata is kept|says what was kept|HDR part/,
  },
  { name: 'home page makes a JPG', tests: /single converter|home page makes a JPG/ },
  { name: 'several files at once', tests: /several (files|HEIC)|five JPGs|two PNGs/ },
  { name: 'pick files', tests: /converts in|five JPGs|two PNGs|converts five/ },
  { name: 'drop files', tests: /dropped anywhere/ },
  {
    name: 'paste a picture',
    tests: /pasted/,
    untested: { Firefox: 'a paste made by script has an empty clipboard, and the driver has no other' },
  },
  { name: 'cancel and start again', tests: /^converter.*cancel/ },
  { name: 'retry after a failure', tests: /offers another try|codec that could not be loaded/ },
  { name: 'download a file', tests: /hands it over/ },
  { name: 'download all as ZIP', tests: /ZIP/ },
  { name: 'before/after view', tests: /the view (shows|zooms)|closes the view|another quality is seen/ },
  { name: 'notices', tests: /^notices|› notices|says so, and takes the rest|error title/ },
  { name: 'languages', tests: /^language|with its own words|switch of language|the language is switched|in German/ },
  { name: 'offline, nothing sent', tests: /without a connection once|leaves while/ },
  {
    name: 'kept on the device, new versions',
    tests: /^offline|› offline/,
  },
  {
    name: 'installed, shared and opened files',
    tests: /^app/,
    untested: {
      Firefox: 'it neither installs sites nor shares files with them',
      WebKitGTK: 'it neither installs sites nor shares files with them',
    },
  },
  { name: 'a lost connection, and another try', tests: /^lost-connection|comes with the next try/ },
  { name: 'canvas that is not to be trusted', tests: /canvas|our own encoder/ },
  { name: 'server mode', tests: /^server-mode|goes through the server/ },
  { name: 'selector of formats', tests: /^selector|› the selector/ },
  { name: 'consent and ads', tests: /^consent|› consent|ads arrive|boxes for ads/ },
  { name: 'layout and keyboard', tests: /^(converter-)?layout|› layout|skip link|by keyboard/i },
  { name: 'accessibility (axe)', tests: /axe finds nothing/ },
  { name: 'without JavaScript', tests: /^no-javascript/ },
  {
    name: 'addresses, head and headers',
    tests: /^(head|hosting)/,
    untested: { Firefox: anywhere, WebKitGTK: anywhere },
  },
  { name: 'weight', tests: /^weight/, untested: { Firefox: anywhere, WebKitGTK: anywhere } },
];
