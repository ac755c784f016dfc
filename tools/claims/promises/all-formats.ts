import type { Claim } from '../claim.ts';

/** What the page of all formats promises. */
export const allFormatsClaims: readonly Claim[] = [
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
];
