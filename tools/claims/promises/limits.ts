import type { Claim } from '../claim.ts';

/** What the table of all formats says is good to know, and the tests that show each of it. */
const shownBy: Readonly<Record<string, string>> = {
  first_frame: 'fixtures.spec.ts › … comes out upright, its first frame, in every target',
  each_page: 'that takes documents makes a picture of each page unless told otherwise',
  first_page: 'converts the pages that are wanted and there, and tells of each but the last',
  merged: 'a file that has layers, but no merged picture, is refused by name',
  largest: 'the largest picture is taken, then the one with the most colours',
  bright: 'linear light is encoded as sRGB, and what is brighter than white is white',
  developed: 'a raw photo › is developed with the white balance of the camera',
  some_variants: 'a refusal names what in the file is not supported, … a server',
  password: 'a PDF › is refused by name if it needs a password',
  scripts: 'documents and drawings come out as wanted, and fetch nothing',
  extension: 'without a signature is recognised only with its extension: …',
  several_sizes: 'a large picture comes in all the usual sizes',
};

export const limitClaims: readonly Claim[] = Object.entries(shownBy).map(([limit, test]) => ({
  promise: `the limit "${limit}" of a format`,
  at: `all_formats.limits.${limit}`,
  shownBy: [test],
}));
