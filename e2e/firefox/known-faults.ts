/**
 * Files that a browser converts incorrectly, and why. The tests also fail for a listed file that is now correct, so
 * that it is removed from this table.
 */
export const knownFaults: Record<'firefox' | 'webkit', Record<string, string>> = {
  firefox: {},
  webkit: {},
};
