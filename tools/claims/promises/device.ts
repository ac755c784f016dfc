import type { Claim } from '../claim.ts';

/** What is kept on the device, and works without a connection. */
export const deviceClaims: readonly Claim[] = [
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
      'deletes what is older than a day on any page, also where there is no service worker',
      'leaves nothing of a file that did not fit once the list is cleared, and then keeps again',
      'one press deletes what is kept, and keeps nothing more',
      'storage that is full is said, and costs nothing',
    ],
  },
];
