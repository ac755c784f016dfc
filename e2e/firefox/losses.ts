import { sourceOf } from '@image-converter/codecs/codec';
import { codec as jxl } from '@image-converter/codecs/jxl/codec';
import { hostForTests } from '@image-converter/codecs/testing/host';
import { fixture } from '@image-converter/corpus/fixtures';
import { sniff } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import type { Answer, ConversionRequest } from './engine-site.ts';
import { files, samples } from './transparent-files.ts';

type Convert = (request: ConversionRequest) => Promise<Answer>;

const targets = [
  { target: 'png' },
  { target: 'png', options: { effort: 'smaller' } },
  { target: 'webp', options: { lossless: true } },
  { target: 'jxl', options: { lossless: true } },
  { target: 'tiff' },
] as const;

/** Conversions without loss that changed a pixel. */
export async function lossesIn(convert: Convert): Promise<string[]> {
  const losses: string[] = [];
  const check = async (request: ConversionRequest, wanted: Buffer, depth: 'uchar' | 'ushort') => {
    const title = `${request.file} to ${request.target}`;
    const answer = await convert(request);
    if (!answer.ok) losses.push(`${title}: ${answer.code}`);
    else if (!(await samplesIn(answer.bytes, depth)).equals(wanted)) losses.push(title);
  };
  for (const file of Object.keys(files)) {
    for (const target of targets) await check({ file, of: 'transparent', ...target }, Buffer.from(samples), 'uchar');
  }
  const deep = await samplesIn(await fixture('16-bit.png'), 'ushort');
  for (const file of ['16-bit.png', '16-bit.tiff', '16-bit.jxl']) {
    for (const target of ['png', 'tiff'] as const) await check({ file, of: 'fixtures', target }, deep, 'ushort');
  }
  return losses;
}

async function samplesIn(file: Uint8Array, depth: 'uchar' | 'ushort'): Promise<Buffer> {
  // sharp does not read it.
  if (sniff(file) === 'jxl') {
    const source = sourceOf(new Blob([new Uint8Array(file)]), 'jxl');
    return Buffer.from((await jxl.decode(source, hostForTests()))?.data ?? []);
  }
  const space = depth === 'uchar' ? 'srgb' : 'rgb16';
  return sharp(file).toColourspace(space).raw({ depth }).toBuffer();
}
