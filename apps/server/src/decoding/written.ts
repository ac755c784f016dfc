import type { Size } from '@image-converter/formats/inspection';
import type { ServerReport } from './answers.ts';

export interface WrittenPicture extends Size {
  readonly bytes: readonly Uint8Array[];
  readonly report: ServerReport;
}

export interface Written {
  /** How many the file has. */
  readonly pages: number;
  /** One for each page that was wanted. */
  readonly pictures: readonly [WrittenPicture, ...WrittenPicture[]];
}
