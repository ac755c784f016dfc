import type { EncodeSettings } from '../codec.ts';

/** Whether pictures keep colours other than sRGB. The pages of an animation may have several profiles. */
export function keepsColours({ colourSpace, animation }: Pick<EncodeSettings, 'colourSpace' | 'animation'>): boolean {
  return colourSpace === 'original' && animation === 'none';
}
