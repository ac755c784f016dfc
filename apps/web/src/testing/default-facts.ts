import { targetDefaults } from '@image-converter/formats/options';
import type { Outcome } from '../converter/state/state.ts';

/** The conversion data of an ordinary JPG. */
export const defaultFacts: Omit<Outcome, 'files'> = {
  firstPage: 1,
  pagesOrFrames: 1,
  milliseconds: 5,
  mode: 'client',
  bytesSent: 0,
  options: targetDefaults('jpg'),
};
