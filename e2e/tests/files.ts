import { fixture } from '@image-converter/corpus/fixtures';

/** A file for `setInputFiles`. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A fixture by name, without a media type: browsers have none for HEIC and TIFF, and we trust none. */
export async function fixtureFile(name: string): Promise<TestFile> {
  return { name, mimeType: '', buffer: Buffer.from(await fixture(name)) };
}
