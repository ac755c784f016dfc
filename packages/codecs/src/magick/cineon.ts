import { UnsupportedFile } from '@image-converter/formats/codec-error';

const channelsAt = 193;
const bitsAt = 198;

/** Magick reads every file as 10-bit RGB. */
export function checkCineon(bytes: Uint8Array): void {
  const [channels, bits] = [bytes[channelsAt], bytes[bitsAt]];
  if (channels !== 3 || bits !== 10)
    throw new UnsupportedFile('KIND_OF_PIXELS', `Cineon: ${channels} channels of ${bits} bits`);
}
