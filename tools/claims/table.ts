import type { Claim } from './claim.ts';
import { allFormatsClaims } from './promises/all-formats.ts';
import { converterClaims } from './promises/converter.ts';
import { deviceClaims } from './promises/device.ts';
import { figureClaims } from './promises/figures.ts';
import { furtherClaims } from './promises/further-pages.ts';
import { limitClaims } from './promises/limits.ts';
import { optionClaims } from './promises/options.ts';
import { pictureClaims } from './promises/pictures.ts';
import { privacyClaims } from './promises/privacy.ts';

/** Everything that the pages promise. */
export const claims: readonly Claim[] = [
  ...converterClaims,
  ...pictureClaims,
  ...optionClaims,
  ...privacyClaims,
  ...deviceClaims,
  ...allFormatsClaims,
  ...figureClaims,
  ...limitClaims,
  ...furtherClaims,
];
