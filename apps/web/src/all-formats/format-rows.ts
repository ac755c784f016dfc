import type { NamedFormat } from '@image-converter/formats/listing/named-formats';
import { supportedFormats } from '@image-converter/formats/listing/supported-formats';
import type { Messages } from '../i18n/source.ts';

/** A format that has a description in every language. */
export interface FormatRow extends NamedFormat {
  readonly name: keyof Messages['all_formats']['formats'];
}

export const formatRows = supportedFormats as readonly FormatRow[];
