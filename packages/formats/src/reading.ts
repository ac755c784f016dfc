/** Pages of a multi-page file; a range counts from 1 and includes both ends. */
export type Pages = 'first' | 'all' | `${number}-${number}`;

/** How to read a file. The table of formats says which options apply to which format. */
export interface ReadingOptions {
  readonly pages: Pages;
  /** Resolution at which document pages are rendered. */
  readonly dpi: number;
  /** In pixels, for vector drawings, which can be rendered at any size. */
  readonly longestSide: 'as stated' | number;
  /** For camera raw: develop the sensor data, or use the camera's own preview. */
  readonly raw: 'developed' | 'camera preview';
}

export const defaultReading: ReadingOptions = {
  pages: 'first',
  dpi: 150,
  longestSide: 'as stated',
  raw: 'developed',
};

/** Bounds of the visitor's choice. */
export const maxDpi = 600;
export const minDpi = 10;
export const longestChosenSide = 16_384;
