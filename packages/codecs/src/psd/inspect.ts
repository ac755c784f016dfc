import { isNamedSrgb } from '@image-converter/formats/inspect/profile';
import { Source } from '@image-converter/formats/inspect/source';
import type { Inspection } from '@image-converter/formats/inspection';
import { labMode, multichannelMode, profileResource } from './document.ts';
import { resourcesOf } from './resources.ts';

/** Up to the length of the palette. */
const headerBytes = 30;
const cmykMode = 4;
/** Their samples are linear light. */
const lightBits = 32;

/** Size and colours from the start of a PSD or PSB. The codec itself checks whether it is complete. */
export async function inspectPsd(file: Blob): Promise<Inspection> {
  const source = new Source(file);
  const head = await source.view(0, headerBytes);
  const [height, width, bits, mode] = [head.getUint32(14), head.getUint32(18), head.getUint16(22), head.getUint16(24)];
  const isConverted = [cmykMode, multichannelMode, labMode].includes(mode) || bits === lightBits;
  const profile = await profileAt(source, headerBytes + head.getUint32(26));
  const isTagged = isConverted || (profile !== undefined && !isNamedSrgb(profile));
  return { width, height, isTagged, frames: 1, complete: true };
}

/** From the image resources at this offset. */
async function profileAt(source: Source, offset: number): Promise<DataView | undefined> {
  const length = (await source.view(offset, 4)).getUint32(0);
  const resources = await source.bytesFrom(offset + 4, length);
  const profile = resourcesOf(resources.subarray(0, length)).get(profileResource);
  return profile && new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
}
