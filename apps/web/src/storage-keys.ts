/** Everything that this site itself stores in a browser. Anything else found there comes from third parties. */
export const storageKeys = {
  consent: 'consent',
  preferredMode: 'convert-in',
  options: 'options',
  keptBatch: 'keep-batch',
} as const;
