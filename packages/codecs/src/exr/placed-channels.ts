import { UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Channel } from './header.ts';

/** The channels that make up the picture, by their indices in the file's list. */
export type Placed =
  | { readonly kind: 'light'; readonly colours: readonly (number | undefined)[]; readonly alpha: number | undefined }
  /** Luminance, and the differences of red and blue from it. */
  | {
      readonly kind: 'chroma';
      readonly colours: readonly [number, number, number];
      readonly alpha: number | undefined;
    };

export function placedChannels(channels: readonly Channel[]): Placed {
  const layer = commonLayer(channels);
  const names = channels.map(({ name }) => name.slice(layer.length));
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : undefined);
  const [grey, redness, blueness, alpha] = [place('Y'), place('RY'), place('BY'), place('A')];
  const colours = grey === undefined ? ['R', 'G', 'B'].map(place) : [grey, grey, grey];
  const hasChroma = grey !== undefined && redness !== undefined && blueness !== undefined;
  const whole = [...(hasChroma ? [grey] : colours), alpha];
  const used = [...new Set([...whole, ...(hasChroma ? [redness, blueness] : [])])].filter((one) => one !== undefined);
  const isFullSize = whole.every((one) => one === undefined || isFull(channels[one]));
  if (colours.every((one) => one === undefined) || used.some((one) => channels[one]?.type === 'uint') || !isFullSize) {
    throw new UnsupportedFile('KIND_OF_PIXELS', `EXR: channels ${names.join(' ')}`);
  }
  return hasChroma ? { kind: 'chroma', colours: [grey, redness, blueness], alpha } : { kind: 'light', colours, alpha };
}

function isFull(channel: Channel | undefined): boolean {
  return channel?.across === 1 && channel.down === 1;
}

/** Photoshop prefixes each channel with the name of the only layer. */
function commonLayer(channels: readonly Channel[]): string {
  const [layer = ''] = /^.*\./.exec(channels[0]?.name ?? '') ?? [];
  return channels.every(({ name }) => name.lastIndexOf('.') === layer.length - 1 && name.startsWith(layer))
    ? layer
    : '';
}
