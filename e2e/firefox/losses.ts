import sharp from 'sharp';
import type { Answer, ConversionRequest } from './engine-site.ts';
import { files, samples } from './transparent-files.ts';

type Convert = (request: ConversionRequest) => Promise<Answer>;

const targets = [
  { target: 'png' },
  { target: 'png', options: { effort: 'smaller' } },
  { target: 'webp', options: { lossless: true } },
  { target: 'tiff' },
] as const;

/** Conversions without loss that changed a pixel. */
export async function lossesIn(convert: Convert): Promise<string[]> {
  const losses: string[] = [];
  for (const file of Object.keys(files)) {
    for (const request of targets) {
      const title = `${file} to ${request.target}`;
      const answer = await convert({ file, of: 'transparent', ...request });
      if (!answer.ok) losses.push(`${title}: ${answer.code}`);
      else if (!(await sharp(answer.bytes).raw().toBuffer()).equals(Buffer.from(samples))) losses.push(title);
    }
  }
  return losses;
}
