import type { EncodeSettings } from '@image-converter/codecs/codec';
import type { BrowserEncoder, Target } from '@image-converter/formats/formats';
import type { ConversionOptions } from '@image-converter/formats/options';
import type { Task } from './protocol.ts';

type Efforts = Partial<Record<ConversionOptions['effort'], BrowserEncoder>>;

/** Encoders that make smaller files of a target. */
const specialists: Partial<Record<Target, Efforts>> = {
  jpg: { smaller: 'mozjpeg' },
  png: { smaller: 'oxipng', palette: 'palette-png' },
};

/** The default encoders are the fallback if a specialist cannot be loaded. */
export function encodersFor({ target, effort }: EncodeSettings, defaultEncoders: Task['encoders']): Task['encoders'] {
  const specialist = specialists[target]?.[effort];
  return specialist ? [specialist, ...defaultEncoders] : defaultEncoders;
}
