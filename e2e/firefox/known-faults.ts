/**
 * Files that are not right in a browser, and why. The tests hold this table to its word: a file that has become right
 * must be struck off.
 */
const inEveryBrowser: Record<string, string> = {
  'minisblack-2c-8b-alpha.tiff':
    'grey and alpha in separate planes: ImageMagick hands over the alpha plane as the picture, opaque',
};

export const knownFaults: Record<'firefox' | 'webkit', Record<string, string>> = {
  firefox: inEveryBrowser,
  webkit: {
    ...inEveryBrowser,
    'xcsn0g01.png': 'WebKitGTK gives up at the wrong checksum of the data and calls the empty picture decoded',
  },
};
