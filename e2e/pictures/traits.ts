import { type AnyFormat, factsOfFormat } from '@image-converter/formats/any-format';
import type { FormatFacts } from '@image-converter/formats/formats';
import sharp, { type Metadata } from 'sharp';
import { type Aspect, aspects, type Kinds } from './aspects.ts';
import { kindsByBytes } from './kinds-by-bytes.ts';

/** The kind of a picture in one aspect, in words. */
export interface Trait {
  readonly aspect: Aspect;
  readonly kind: string;
}

/** Kinds of a picture according to the headers of its file; unreadable ones are omitted. */
export async function traitsOf(bytes: Uint8Array, format: AnyFormat): Promise<Trait[]> {
  const facts = await factsOfFormat(format);
  const file = Buffer.from(bytes);
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const kinds: Kinds = {
    ...(metadata && isOf(facts, metadata) && kindsByMetadata(metadata)),
    ...kindsByBytes[format]?.(file),
  };
  return (Object.keys(aspects) as Aspect[]).flatMap((aspect) => {
    const kind = kinds[aspect];
    return kind ? { aspect, kind: `${facts.label}: ${kind}` } : [];
  });
}

/** sharp takes camera raws for TIFFs. */
function isOf({ mediaType }: FormatFacts, metadata: Metadata): boolean {
  return metadata.format === 'heif' || mediaType === `image/${metadata.format}`;
}

function kindsByMetadata(metadata: Metadata): Kinds {
  const { bitsPerSample, depth, orientation = 1, hasAlpha, pages = 1, isProgressive, format, isPalette } = metadata;
  const bits = bitsPerSample ?? (depth === 'uchar' ? 8 : undefined);
  const words = [
    isPalette && 'palette',
    depth === 'float' && 'fractions',
    bits && `${bits} ${bits === 1 ? 'bit' : 'bits'}`,
  ];
  return {
    depth: words.filter(Boolean).join(', '),
    colour: colourOf(metadata),
    turned: orientation > 1 ? 'turned by EXIF' : undefined,
    storage: isProgressive ? (format === 'png' ? 'interlaced' : 'progressive') : undefined,
    alpha: hasAlpha ? 'transparent' : undefined,
    // The items of a HEIF are parts or views of one picture.
    several: pages > 1 && format !== 'heif' ? 'several' : undefined,
  };
}

const spaces: Readonly<Record<string, string>> = { cmyk: 'printing inks (CMYK)', 'b-w': 'grey', grey16: 'grey' };

function colourOf({ space, icc }: Metadata): string | undefined {
  const name = spaces[space];
  if (icc) return `${name ?? 'RGB'} with a profile`;
  return name && `${name} without a profile`;
}
