import type { Size } from '@image-converter/formats/inspection';
import type { ServerReport } from './answers.ts';

export interface OutputPicture extends Size {
  readonly bytes: readonly Uint8Array[];
  readonly report: ServerReport;
}

export interface ConversionOutput {
  /** Total pages in the file. */
  readonly pages: number;
  /** One per requested page. */
  readonly pictures: readonly [OutputPicture, ...OutputPicture[]];
}
