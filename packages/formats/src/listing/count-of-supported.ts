// Written by `npm run docs -- pictures` from what the browser tests saw. They fail if this file is out of date.

/** How many formats are supported, for pages that do not list them. */
export const countOfSupported = 59;
