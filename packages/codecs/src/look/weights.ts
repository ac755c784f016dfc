/** What a map of errors weighs in the score: its mean, and the fourth root of its mean fourth power. */
interface MapWeights {
  readonly mean: number;
  readonly peaks: number;
}

/** Structure that differs, edges that were added (ringing, blocks) and edges that were lost (blur). */
export interface PlaneWeights {
  readonly structure: MapWeights;
  readonly added: MapWeights;
  readonly lost: MapWeights;
}

const nothing: MapWeights = { mean: 0, peaks: 0 };
const peaks = (weight: number): MapWeights => ({ mean: 0, peaks: weight });
const mean = (weight: number): MapWeights => ({ mean: weight, peaks: 0 });

/** The weight of a plane's maps at one scale; undefined if it has none, so that it need not be computed. */
export type Scale = Readonly<Partial<Record<'x' | 'y' | 'b', PlaneWeights>>>;

/**
 * SSIMULACRA 2.1 as published in libjxl (tools/ssimulacra2.cc, April 2023), from the full size to a sixteenth. Weights
 * below 0.01 are left out, all those of the smallest scale among them: together they change a score by less than 0.05.
 */
export const scaleWeights: readonly Scale[] = [
  { y: { structure: peaks(7.466890328078848), added: nothing, lost: peaks(17.445833984131262) } },
  {
    x: { structure: peaks(1.1041726426657346), added: nothing, lost: nothing },
    y: { structure: peaks(6.683678146179332), added: nothing, lost: peaks(1.027889937768264) },
  },
  {
    x: { structure: peaks(1.8422455520539298), added: peaks(11.441172603757666), lost: nothing },
    y: {
      structure: { mean: 225.20515300849274, peaks: 19.213238186143016 },
      added: nothing,
      lost: nothing,
    },
  },
  {
    x: { structure: peaks(1.8787594979546387), added: peaks(10.94906990605142), lost: nothing },
    y: {
      structure: { mean: 176.39317598450694, peaks: 24.43300999870476 },
      added: peaks(0.28520802612117757),
      lost: nothing,
    },
    b: { structure: peaks(8.826982764996862), added: peaks(23.19243343998926), lost: nothing },
  },
  {
    x: { structure: nothing, added: { mean: 0.9677937080626833, peaks: 0.9981766977854967 }, lost: nothing },
    y: { structure: peaks(34.77906344483772), added: peaks(44.835625328877896), lost: nothing },
    b: {
      structure: mean(95.1080498811086),
      added: { mean: 0.9863978034400682, peaks: 171.2667255897307 },
      lost: { mean: 0.9834382792465353, peaks: 0.9807858872435379 },
    },
  },
];
