// Written by `npm run pictures` from what the browsers' tests saw. That run fails if this file says something else.

/** How many formats are supported, for pages that do not list them. */
export const countOfSupported = 59;
