import { fractal, hash, mix, noise, smooth } from './noise.ts';
import { blend, type Colour, glow, gradient, type Picture, paint } from './paint.ts';

/** Ridges behind ridges in the mist of a morning. */
export function drawMountains(): Picture {
  return paint({
    width: 1200,
    height: 800,
    samples: 2,
    grain: 9,
    at: (x, y) => ({ colour: colourAt(x, y), alpha: 1 }),
  });
}

const sun = { x: 1.02, y: 0.42 };
const ridges = 8;

function colourAt(x: number, y: number): Colour {
  const fromSun = Math.hypot(x - sun.x, y - sun.y);
  const lit = glow(nearestAt(x, y), [1, 0.62, 0.3], 0.34 * Math.exp(-fromSun * 3.2));
  const towardsCorner = Math.hypot(x - 0.75, y - 0.5);
  return blend(lit, [0, 0, 0], 0.34 * smooth(0.45, 1.1, towardsCorner));
}

function nearestAt(x: number, y: number): Colour {
  for (let ridge = ridges - 1; ridge >= 0; ridge -= 1) {
    const nearness = ridge / (ridges - 1);
    const below = y - crestAt(x, ridge, nearness);
    if (below > 0) return ridgeColour(x, y, below, nearness);
  }
  return skyAt(x, y);
}

function skyAt(x: number, y: number): Colour {
  const clear = gradient(
    [
      [0, [0.2, 0.29, 0.49]],
      [0.2, [0.42, 0.45, 0.62]],
      [0.38, [0.86, 0.62, 0.58]],
      [0.52, [1, 0.78, 0.53]],
    ],
    y,
  );
  const streaks = fractal(x * 1.6 + y * 2, y * 13, 4, 5);
  const clouded = blend(clear, [1, 0.76, 0.66], 0.7 * smooth(0.5, 0.78, streaks) * smooth(0.5, 0.15, y));
  const fromSun = Math.hypot(x - sun.x, y - sun.y);
  const bright = glow(clouded, [1, 0.82, 0.5], 0.5 * Math.exp(-fromSun * 16));
  return blend(bright, [1, 0.96, 0.84], smooth(0.036, 0.031, fromSun));
}

/** Where a ridge meets what is behind it. */
function crestAt(x: number, ridge: number, nearness: number): number {
  const detail = fractal(x * mix(2.6, 1.5, nearness) + ridge * 17.3, ridge * 5.1, 0, 8);
  const pointed = 1 - Math.abs(2 * detail - 1);
  const height = mix(0.3 * pointed, 0.42 * detail, nearness);
  const crest = mix(0.62, 1.03, nearness ** 1.25) - height;
  return nearness > 0.55 ? crest - treesAt(x, ridge, nearness) : crest;
}

/** How far conifers rise above their ridge. */
function treesAt(x: number, ridge: number, nearness: number): number {
  const width = mix(0.008, 0.034, (nearness - 0.55) / 0.45);
  let tallest = 0;
  for (let tree = Math.floor(x / width) - 1; tree <= Math.floor(x / width) + 1; tree += 1) {
    const centre = (tree + 0.5 + (hash(tree, ridge) - 0.5) * 0.8) * width;
    const height = width * (1.1 + 2.3 * hash(tree, ridge, 1) ** 1.5);
    const across = Math.abs(x - centre) / (width * 0.62);
    const branches = 0.16 * (noise((x / width) * 14, ridge * 9 + tree) - 0.5);
    tallest = Math.max(tallest, height * (1 - across + branches));
  }
  return tallest;
}

function ridgeColour(x: number, y: number, below: number, nearness: number): Colour {
  const rock = gradient(
    [
      [0, [0.88, 0.64, 0.56]],
      [0.3, [0.6, 0.48, 0.53]],
      [0.6, [0.27, 0.3, 0.4]],
      [0.85, [0.09, 0.13, 0.19]],
      [1, [0.035, 0.055, 0.075]],
    ],
    nearness,
  );
  const rough = blend(rock, [0, 0, 0], 0.3 * nearness * fractal(x * 26, y * 46, nearness * 9, 4));
  const mist = blend([1, 0.8, 0.62], [0.55, 0.57, 0.64], nearness);
  const drifting = 0.55 + 0.9 * fractal(x * 3, y * 7, nearness * 20, 4);
  return blend(rough, mist, Math.min(0.95, smooth(0, 0.24, below) * (1 - nearness) ** 0.7 * drifting));
}
