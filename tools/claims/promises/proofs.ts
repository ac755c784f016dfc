/** Titles of tests that show more than one table's promises. */

export const throughServer = 'a HEIC goes through the server, comes back as JPG, and nothing of it stays there';
export const firstFrame = 'fixtures.spec.ts › … comes out upright, its first frame, in every target';
export const handedOver = 'converts a picture on white, shows what became of it, and hands it over';
