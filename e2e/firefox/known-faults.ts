/**
 * Files that a browser converts incorrectly, and why. The tests also fail for a listed file that is now correct, so
 * that it is removed from this table.
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
