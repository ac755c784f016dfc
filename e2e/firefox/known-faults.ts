/**
 * Files that a browser converts incorrectly, and why. The tests also fail for a listed file that is now correct, so
 * that it is removed from this table.
 */
export const knownFaults: Record<'firefox' | 'webkit', Record<string, string>> = {
  firefox: {},
  webkit: {
    'xcsn0g01.png': 'WebKitGTK gives up at the wrong checksum of the data and calls the empty picture decoded',
  },
};
