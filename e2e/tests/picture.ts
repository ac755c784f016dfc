import sharp from 'sharp';
import type { TestFile } from './files.ts';

/** A drawing in the format of the file name's extension. */
export async function picture(name: string, size = { width: 60, height: 40 }): Promise<TestFile> {
  const image = sharp({ create: { ...size, channels: 4, background: { r: 200, g: 40, b: 90, alpha: 0.5 } } });
  const format = name.split('.').at(-1) ?? '';
  const buffer = await image.toFormat(format === 'jpg' ? 'jpeg' : (format as 'png')).toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** The first half of a drawing's file. */
export async function half(name: string): Promise<TestFile> {
  const whole = await picture(name, { width: 600, height: 400 });
  return { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
}
