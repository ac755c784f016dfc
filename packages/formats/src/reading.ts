/** Which pages of a file that has several; a range counts from 1 and includes both ends. */
export type Pages = 'first' | 'all' | `${number}-${number}`;

/** How a file is read. The table of formats says which of these matter to which files. */
export interface ReadingOptions {
  readonly pages: Pages;
  /** Dots per inch at which pages of documents are drawn. */
  readonly dpi: number;
  /** In pixels, for drawings, which have no size of their own. */
  readonly longestSide: 'as stated' | number;
  /** Of a camera raw: its sensor data developed, or the picture that the camera made of it. */
  readonly raw: 'developed' | 'camera preview';
}

export const defaultReading: ReadingOptions = {
  pages: 'first',
  dpi: 150,
  longestSide: 'as stated',
  raw: 'developed',
};

/** The bounds of what a visitor may choose. */
export const maxDpi = 600;
export const minDpi = 10;
export const longestChosenSide = 16_384;
