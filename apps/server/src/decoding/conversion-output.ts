import type { Size } from '@image-converter/formats/inspection';
import type { ServerReport } from './answers.ts';

export interface OutputPicture extends Size {
  readonly bytes: readonly Uint8Array[];
  readonly report: ServerReport;
}

export interface ConversionOutput {
  /** How many the file has. */
  readonly pages: number;
  /** One for each page that was wanted. */
  readonly pictures: readonly [OutputPicture, ...OutputPicture[]];
}
