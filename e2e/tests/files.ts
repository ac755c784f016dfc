import { fixture } from '@image-converter/corpus/fixtures';

/** As `setInputFiles` takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A fixture by its name, without a media type: browsers give none for HEIC and TIFF, and we trust none. */
export async function fixtureFile(name: string): Promise<TestFile> {
  return { name, mimeType: '', buffer: Buffer.from(await fixture(name)) };
}
