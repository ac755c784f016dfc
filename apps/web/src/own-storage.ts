/** Everything that this site itself keeps in a browser. What else is found there is of third parties. */
export const ownStorage = { consent: 'consent', preferredMode: 'convert-in' } as const;
