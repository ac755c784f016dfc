import { fractal, mix, noise, smooth } from './noise.ts';
import { blend, type Colour, type Cover, glow, type Picture, paint } from './paint.ts';

/** Two hot-air balloons with nothing around them. Without grain, which would make the PNG three times as large. */
export function drawBalloon(): Picture {
  return paint({ width: 1200, height: 900, samples: 3, grain: 0, at: coverAt });
}

interface Balloon {
  readonly x: number;
  /** Of its top. */
  readonly y: number;
  /** Half of its width. */
  readonly radius: number;
  /** From the top to the mouth. */
  readonly height: number;
  /** Of its panels, around and around. */
  readonly colours: readonly [Colour, Colour, Colour, Colour];
  readonly turn: number;
}

const balloons: readonly Balloon[] = [
  {
    ...{ x: 0.56, y: 0.03, radius: 0.335, height: 0.74, turn: 0.13 },
    colours: [
      [0.82, 0.07, 0.1],
      [0.98, 0.52, 0.06],
      [1, 0.84, 0.22],
      [0.98, 0.52, 0.06],
    ],
  },
  {
    ...{ x: 1.11, y: 0.4, radius: 0.125, height: 0.276, turn: 0.4 },
    colours: [
      [0.05, 0.32, 0.66],
      [0.93, 0.95, 0.98],
      [0.02, 0.56, 0.62],
      [0.93, 0.95, 0.98],
    ],
  },
];

const nothing: Cover = { colour: [0, 0, 0], alpha: 0 };
/** The mouth's width as a share of the widest place, which is this far down. */
const mouth = 0.17;
const widest = 0.42;
const panels = 20;
/** To the left, up, and towards us. */
const light = [-0.55, 0.6, 0.58] as const;

function coverAt(x: number, y: number): Cover {
  for (const balloon of balloons) {
    const found = partAt((x - balloon.x) / balloon.radius, (y - balloon.y) / balloon.height, balloon);
    if (found) return { colour: found, alpha: 1 };
  }
  return nothing;
}

/** `across` is -1 to 1 over the balloon, `down` is 0 at its top and 1 at its mouth. */
function partAt(across: number, down: number, balloon: Balloon): Colour | undefined {
  const half = halfWidth(down);
  if (down > 0 && down <= 1 && Math.abs(across) < half) return clothAt(across, down, half, balloon);
  return insideOfMouth(across, down) ?? basketAt(across, down) ?? ropesAt(across, down);
}

function halfWidth(down: number): number {
  if (down < widest) return Math.sqrt(Math.max(0, 1 - ((widest - down) / widest) ** 2));
  return mix(mouth, 1, Math.cos(((down - widest) / (1 - widest)) * (Math.PI / 2)) ** 1.12);
}

function clothAt(across: number, down: number, half: number, { colours, turn, height, radius }: Balloon): Colour {
  const angle = Math.asin(across / half);
  const around = (angle / (2 * Math.PI) + turn) * panels;
  const panel = Math.floor(around);
  const inPanel = around - panel;
  // Each panel bulges between its seams, and the wind pulls folds into it near the mouth.
  const folds = 0.22 * smooth(0.7, 1, down) * (noise(around * 4, down * 3) - 0.5);
  const bulge = angle + 0.24 * (inPanel - 0.5) + folds;
  const slope = ((halfWidth(down + 0.004) - halfWidth(down - 0.004)) / 0.008) * (radius / height);
  const length = Math.hypot(1, slope);
  const normal = [Math.sin(bulge) / length, slope / length, Math.cos(bulge) / length] as const;
  const facing = normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2];

  const zigzag = Math.floor(down * 9 - 0.7 * Math.abs(inPanel - 0.5));
  const isBand = zigzag === 3 || zigzag === 4;
  const dyed = colours[(((panel + (isBand ? zigzag : 0)) % 4) + 4) % 4] ?? colours[0];
  const crown = blend(dyed, colours[2], smooth(0.06, 0.055, down));
  const seam = smooth(0.035, 0, Math.min(inPanel, 1 - inPanel) * (half / 1.1));

  const sunlit = Math.max(0, facing) ** 0.9;
  const fromSky = 0.5 + 0.5 * normal[1];
  // Cloth lets some light through: the lower half glows from within.
  const through = 0.3 * smooth(0.25, 0.95, down) * (1 - 0.5 * sunlit);
  const strength = 0.2 + 0.16 * fromSky + 0.82 * sunlit + through;
  const shaded: Colour = [crown[0] * strength, crown[1] * strength * 0.985, crown[2] * (strength * 0.95 + 0.03)];
  const shine = 0.2 * Math.max(0, facing * 1.06 - 0.02) ** 26;
  return blend(glow(shaded, [1, 0.97, 0.9], shine), [0.12, 0.03, 0.03], 0.4 * seam);
}

/** The dark rim below the cloth, with the flame's light in it. */
function insideOfMouth(across: number, down: number): Colour | undefined {
  const distance = Math.hypot(across / mouth, (down - 1) / 0.02);
  if (distance > 1 || down < 1) return undefined;
  return blend([1, 0.72, 0.3], [0.22, 0.08, 0.04], smooth(0.1, 0.8, distance));
}

const basket = { top: 1.1, bottom: 1.225, half: 0.115 };

function basketAt(across: number, down: number): Colour | undefined {
  const { top, bottom, half } = basket;
  const share = (down - top) / (bottom - top);
  const width = half * (1 - 0.1 * share);
  const rounded = share > 0.85 ? 1 - 0.25 * ((share - 0.85) / 0.15) ** 2 : 1;
  if (share < 0 || share > 1 || Math.abs(across) > width * rounded) return undefined;
  const angle = Math.asin(Math.max(-1, Math.min(1, across / half)));
  const isWoven = (Math.floor(angle * 11) + Math.floor(share * 9)) % 2 === 0;
  const straw: Colour = isWoven ? [0.66, 0.44, 0.22] : [0.5, 0.31, 0.14];
  const grain = 0.85 + 0.3 * fractal(angle * 20, share * 30, 2, 2);
  const lit = (0.42 + 0.62 * Math.max(0, Math.sin(angle) * light[0] + Math.cos(angle) * light[2])) * grain;
  const rim: Colour = [0.3, 0.14, 0.07];
  const woven: Colour = [straw[0] * lit, straw[1] * lit, straw[2] * lit];
  return blend(woven, rim, smooth(0.13, 0.1, share) * 0.9);
}

function ropesAt(across: number, down: number): Colour | undefined {
  if (down < 1 || down > basket.top) return undefined;
  const share = (down - 1) / (basket.top - 1);
  for (const side of [-1, -0.36, 0.36, 1]) {
    const centre = side * mix(mouth * 0.94, basket.half * 0.94, share);
    if (Math.abs(across - centre) < 0.0065) return [0.25, 0.2, 0.17];
  }
  const burner = Math.abs(across) < 0.03 && share > 0.55 && share < 0.8;
  const flame = Math.hypot(across / 0.022, (share - 0.3) / 0.3) < 1;
  if (flame) return [1, 0.86, 0.5];
  return burner ? [0.42, 0.43, 0.46] : undefined;
}
