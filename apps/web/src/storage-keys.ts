/** All keys that this site stores in a browser. Any others come from third parties. */
export const storageKeys = {
  consent: 'consent',
  preferredMode: 'convert-in',
  options: 'options',
  keptBatch: 'keep-batch',
} as const;
