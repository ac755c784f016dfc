/** Colour families of formats, by the format's label; all others are raw. */
const families = {
  photo: ['JPG', 'HEIC', 'HEIF', 'JPEG XL', 'JXL', 'JFIF', 'JP2', 'JPEG 2000', 'MPO', 'JPS'],
  exact: ['PNG', 'APNG', 'TIFF', 'BMP', 'ICO', 'CUR', 'TGA', 'QOI'],
  web: ['WebP', 'AVIF', 'GIF'],
  page: ['PDF', 'SVG', 'PSD', 'PSB', 'AI', 'ORA', 'KRA'],
} as const;

export type Family = keyof typeof families | 'raw';

export function familyOf(label: string): Family {
  for (const [family, labels] of Object.entries(families))
    if ((labels as readonly string[]).includes(label)) return family as Family;
  return 'raw';
}

/** A mark has room for five letters. */
export function shortLabel(label: string): string {
  return label === 'JPEG XL' ? 'JXL' : label === 'JPEG 2000' ? 'JP2' : label;
}
