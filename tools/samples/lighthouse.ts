import { fractal, hash, mix, noise, smooth } from './noise.ts';
import { blend, type Colour, glow, gradient, type Picture, paint } from './paint.ts';

/** A lighthouse under the stars. */
export function drawLighthouse(): Picture {
  return paint({
    width: 1080,
    height: 720,
    samples: 2,
    grain: 1,
    at: (x, y) => ({ colour: colourAt(x, y), alpha: 1 }),
  });
}

const horizon = 0.77;
const lamp = { x: 1.08, y: 0.335 };
const warm: Colour = [1, 0.86, 0.56];

function colourAt(x: number, y: number): Colour {
  const tower = towerAt(x - lamp.x, y);
  if (tower) return tower;
  const behind = cliffAt(x, y) ?? (y > horizon ? seaAt(x, y) : skyAt(x, y));
  const fromLamp = Math.hypot(x - lamp.x, y - lamp.y);
  const lit = glow(
    behind,
    warm,
    beamAt(x, y, fromLamp) + 0.9 * Math.exp(-fromLamp * 42) + 0.12 * Math.exp(-fromLamp * 7),
  );
  return blend(lit, [0, 0, 0], 0.4 * smooth(0.5, 1.05, Math.hypot(x - 0.75, y - 0.5)));
}

function skyAt(x: number, y: number): Colour {
  const clear = gradient(
    [
      [0, [0.02, 0.035, 0.095]],
      [0.4, [0.045, 0.08, 0.18]],
      [0.66, [0.1, 0.17, 0.3]],
      [horizon, [0.27, 0.32, 0.42]],
    ],
    y,
  );
  const dusk = glow(clear, [0.75, 0.36, 0.16], 0.5 * smooth(0.42, horizon, y) ** 2 * smooth(1.1, 0, x));
  const galaxy = galaxyAt(x, y);
  return glow(glow(dusk, [0.55, 0.5, 0.7], galaxy * 0.34), [1, 1, 1], starsAt(x, y, galaxy) * smooth(horizon, 0.45, y));
}

/** A band across the sky, with clouds of dust in it. */
function galaxyAt(x: number, y: number): number {
  const bend = 0.06 * (noise(x * 2.2, 7) - 0.5);
  const away = (y - 0.05 - (1.05 - x) * 0.52 + bend) / 0.17;
  const dust = fractal(x * 5, y * 5, 3, 6);
  return Math.exp(-(away ** 2)) * smooth(0.22, 0.72, dust) * smooth(0.75, 0.3, y);
}

function starsAt(x: number, y: number, galaxy: number): number {
  let light = 0;
  for (const [size, share] of [
    [0.009, 0.1 + 0.5 * galaxy],
    [0.03, 0.16],
    [0.09, 0.22],
  ] as const) {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    if (hash(column, row, 1) > share) continue;
    const across = x / size - column - mix(0.2, 0.8, hash(column, row, 2));
    const down = y / size - row - mix(0.2, 0.8, hash(column, row, 3));
    const radius = mix(0.0006, 0.0015, hash(column, row, 4) ** 4) + size * 0.008;
    light += mix(0.35, 1.3, hash(column, row, 5) ** 2) * Math.exp(-(((Math.hypot(across, down) * size) / radius) ** 2));
  }
  return light;
}

function seaAt(x: number, y: number): Colour {
  const depth = (y - horizon) / (1 - horizon);
  const water = gradient(
    [
      [0, [0.2, 0.25, 0.34]],
      [0.25, [0.08, 0.13, 0.21]],
      [1, [0.025, 0.045, 0.085]],
    ],
    depth,
  );
  const scale = 1 / (0.03 + depth);
  const waves = fractal(x * scale * 4, scale * 9, 5, 4) - 0.5;
  const mirrored = Math.exp(-(((x - lamp.x + 0.22) / (0.05 + 0.1 * depth)) ** 2)) * smooth(0.02, 0.14, waves);
  return glow(glow(water, [0.3, 0.36, 0.48], waves * 0.5 * (1 - depth * 0.6)), warm, mirrored * 0.3 * (1 - depth));
}

function cliffAt(x: number, y: number): Colour | undefined {
  const rise = smooth(0.52, 1.02, x + 0.05 * (noise(y * 22, 3) - 0.5)) ** 0.8;
  const top = mix(1.12, horizon - 0.175, rise) + 0.09 * (fractal(x * 7, 1, 0, 6) - 0.5);
  if (y < top) return undefined;
  const cracks = Math.abs(2 * fractal(x * 15, y * 9, 8, 6) - 1);
  const shade = mix(0.15, 0.02, smooth(0, 0.32, cracks)) * smooth(0.5, -0.05, y - top);
  const grass = smooth(0.022, 0, y - top - 0.012 * noise(x * 180, 2)) * smooth(0.9, 1, x);
  return blend([shade * 0.85, shade * 0.95, shade * 1.2], [0.07, 0.1, 0.09], grass);
}

/** Two cones of light in the haze. */
function beamAt(x: number, y: number, fromLamp: number): number {
  const tilt = 0.1;
  const along = (x - lamp.x) * Math.cos(tilt) - (y - lamp.y) * Math.sin(tilt);
  const aside = (x - lamp.x) * Math.sin(tilt) + (y - lamp.y) * Math.cos(tilt);
  const width = 0.006 + 0.075 * Math.abs(along);
  const haze = 0.75 + 0.5 * fractal(x * 4, y * 6, 11, 4);
  return (
    0.62 * Math.exp(-((aside / width) ** 2)) * Math.exp(-fromLamp * 1.25) * haze * smooth(0, 0.02, Math.abs(along))
  );
}

/** `x` from the tower's middle. */
function towerAt(x: number, y: number): Colour | undefined {
  const parts = [
    { top: 0.293, bottom: 0.312, half: 0.019 * smooth(0.286, 0.316, y), colour: [0.34, 0.06, 0.06] },
    { top: 0.312, bottom: 0.358, half: 0.0155, colour: 'lantern' },
    { top: 0.358, bottom: 0.367, half: 0.031, colour: [0.16, 0.15, 0.17] },
    { top: 0.367, bottom: 0.632, half: mix(0.0235, 0.036, (y - 0.367) / 0.265), colour: 'bands' },
  ] as const;
  const part = parts.find(({ top, bottom, half }) => y >= top && y < bottom && Math.abs(x) < half);
  if (!part) return undefined;
  const across = x / part.half;
  if (part.colour === 'lantern') {
    const isFrame = Math.abs(((across * 2.5 + 10) % 1) - 0.5) > 0.42;
    return isFrame ? [0.3, 0.24, 0.18] : blend([1, 0.97, 0.86], [1, 0.82, 0.45], Math.abs(across));
  }
  const isRed = part.colour === 'bands' && Math.floor((y - 0.367) / 0.053) % 2 === 1;
  const paintOf: Colour = part.colour === 'bands' ? (isRed ? [0.62, 0.11, 0.1] : [0.86, 0.85, 0.86]) : part.colour;
  const window = part.colour === 'bands' && Math.hypot(x / 0.0055, (y - 0.472) / 0.012) < 1;
  if (window) return [1, 0.78, 0.4];
  const round = 0.16 + 0.5 * Math.max(0, Math.sqrt(1 - across ** 2) * 0.45 - across * 0.75);
  const weather = 0.9 + 0.2 * fractal(x * 60, y * 25, 4, 3);
  const level = round * weather;
  return glow(
    [paintOf[0] * level, paintOf[1] * level, paintOf[2] * (level * 1.1)],
    warm,
    0.25 * smooth(0.07, 0, y - 0.367) * 0.4,
  );
}
