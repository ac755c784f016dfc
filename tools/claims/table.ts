import type { Claim } from './claim.ts';
import { costsNothing } from './costs-nothing.ts';
import { inFigures } from './in-figures.ts';
import { rightPictures } from './right-pictures.ts';
import { staysYours } from './stays-yours.ts';

/** Every claim that the pages make, grouped by promise. */
export const claims: readonly Claim[] = [...staysYours, ...costsNothing, ...rightPictures, ...inFigures];
