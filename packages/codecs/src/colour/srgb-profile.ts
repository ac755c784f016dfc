import { functionTag, makeProfile, xyzTag } from './profile-file.ts';

/** Function of type 3: (a·x + b)^g for x ≥ d, c·x below. */
export const srgbCurve = functionTag(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]);

/** A minimal version 4 matrix profile for sRGB; building it saves shipping a file. */
export function makeSrgbProfile(): Uint8Array<ArrayBuffer> {
  return makeProfile('RGB ', {
    // The primaries adapted to the D50 white point of the profile connection space (IEC 61966-2-1, Bradford).
    rXYZ: xyzTag([0.43607, 0.22249, 0.01392]),
    gXYZ: xyzTag([0.38515, 0.71687, 0.09708]),
    bXYZ: xyzTag([0.14307, 0.06061, 0.7141]),
    rTRC: srgbCurve,
    gTRC: srgbCurve,
    bTRC: srgbCurve,
  });
}
