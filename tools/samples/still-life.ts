import { fractal, mix, noise, smooth } from './noise.ts';
import { blend, type Colour } from './paint.ts';
import { dot, minus, plus, unit, type Vector } from './vectors.ts';

/** Fruit on a table by a window. Lengths are about those of an orange; y is up, and z comes towards us. */

type Kind = 'orange' | 'lime' | 'berry' | 'lamp';

export interface Ball {
  readonly kind: Kind;
  readonly centre: Vector;
  readonly radius: number;
  /** Where the stem was. */
  readonly stem: Vector;
}

function ball(kind: Kind, radius: number, [x, z]: readonly [number, number], stem: Vector = [0, 1, 0]): Ball {
  return { kind, radius, centre: [x, radius, z], stem: unit(stem) };
}

export const balls: readonly Ball[] = [
  ball('orange', 0.96, [-1.2, 0.15], [0.35, 0.72, 0.6]),
  ball('orange', 1.02, [0.92, -0.5], [-0.75, 0.5, 0.3]),
  ball('orange', 0.92, [-0.35, -1.95], [0, 1, 0.2]),
  ball('orange', 0.9, [3.1, -2.6], [0.2, 1, 0]),
  ball('lime', 0.58, [2.02, 0.85], [0.5, 0.4, 0.75]),
  ball('lime', 0.6, [-3.1, -1.3], [-0.2, 1, 0.3]),
  ...(
    [
      [-0.28, 1.4],
      [0.14, 1.62],
      [0.2, 1.16],
      [0.66, 1.5],
      [-0.75, 1.9],
      [1.3, 1.9],
      [-2.2, 1.35],
      [-2.5, 0.95],
    ] as const
  ).map((place, index) => ball('berry', 0.19 + 0.018 * (index % 3), place, [0.2, 1, 0.35])),
  // Far behind and out of focus.
  ...(
    [
      [-6.6, 2.3],
      [-4.6, 2.9],
      [-2.4, 2.2],
      [-0.6, 2.8],
      [2.1, 2.4],
      [4.2, 3],
      [6.3, 2.2],
    ] as const
  ).map(([x, y]): Ball => ({ kind: 'lamp', centre: [x, y, -11], radius: 0.2, stem: [0, 1, 0] })),
];

export const lampLight: Colour = [5, 2.9, 1.1];

/** The window, which lights everything. Its halves span it from its centre. */
export const daylight = {
  centre: [-5.2, 4.4, 3.4] as Vector,
  across: [0.85, 0, 1.3] as Vector,
  up: [0.5, 1.45, -0.33] as Vector,
  light: [25, 22.5, 18.5] as Colour,
  /** Two bars divide it into four panes. */
  isBar: (across: number, up: number) => Math.abs(across) < 0.06 || Math.abs(up) < 0.05,
};

export const table = { back: -4.6 };

/** What a room without the window would look like. */
export function roomAt([x, y]: Vector): Colour {
  const wall = blend([0.075, 0.06, 0.055], [0.2, 0.19, 0.2], smooth(-0.2, 0.9, y));
  return blend(wall, [0.3, 0.24, 0.19], 0.5 * smooth(0.2, -0.9, x));
}

export interface Surface {
  readonly colour: Colour;
  readonly normal: Vector;
  /** How much it mirrors, and how blurred. */
  readonly gloss: number;
  readonly roughness: number;
}

export function tableAt([x, , z]: Vector): Surface {
  const plank = Math.floor((z + 0.45) / 1.35);
  const inPlank = (z + 0.45) / 1.35 - plank;
  const grain = fractal(x * 0.5 + plank * 31, z * 9, plank, 6);
  const rings = 0.5 + 0.5 * Math.sin(26 * fractal(x * 0.16 + plank * 7, z * 1.1, 5, 3));
  const wood = blend([0.12, 0.052, 0.022], [0.36, 0.19, 0.092], smooth(0.2, 0.8, 0.65 * grain + 0.35 * rings));
  const gap = smooth(0.016, 0.004, Math.min(inPlank, 1 - inPlank));
  return {
    colour: blend(wood, [0.01, 0.006, 0.004], gap),
    normal: [0, 1, 0],
    gloss: 0.55,
    roughness: 0.22 - 0.12 * grain,
  };
}

export function ballAt({ kind, centre, radius, stem }: Ball, point: Vector): Surface {
  const normal = unit(minus(point, centre));
  // How far from the stem, as an angle.
  const away = Math.acos(Math.min(1, dot(normal, stem)));
  switch (kind) {
    case 'orange': {
      const skin = blend([0.84, 0.2, 0.008], [0.92, 0.33, 0.016], fractal(...scaled(point, 1.6), 3));
      const button = blend([0.16, 0.12, 0.03], [0.3, 0.34, 0.08], noise(...scaled(point, 30)));
      const colour = blend(
        blend(skin, [0.62, 0.3, 0.02], smooth(0.34, 0.1, away) * 0.6),
        button,
        smooth(0.085, 0.07, away),
      );
      return { colour, normal: bumpy(point, normal, 17, 0.2), gloss: 1.1, roughness: 0.1 };
    }
    case 'lime': {
      const colour = blend([0.1, 0.23, 0.012], [0.3, 0.42, 0.04], fractal(...scaled(point, 2.2), 4));
      const tip = blend(colour, [0.34, 0.3, 0.08], smooth(0.16, 0.1, away));
      return { colour: tip, normal: bumpy(point, normal, 24, 0.16), gloss: 1.2, roughness: 0.09 };
    }
    case 'berry': {
      const bloom = fractal(...scaled(point, 7 / radius / 5), 4);
      const skin = blend([0.012, 0.016, 0.05], [0.16, 0.2, 0.36], smooth(0.35, 0.75, bloom));
      return {
        colour: blend(skin, [0.008, 0.008, 0.014], smooth(0.42, 0.3, away)),
        normal,
        gloss: 0.7,
        roughness: 0.3,
      };
    }
    case 'lamp':
      return { colour: [0, 0, 0], normal, gloss: 0, roughness: 1 };
  }
}

/** Pores in a peel. */
function bumpy(point: Vector, normal: Vector, finest: number, strength: number): Vector {
  const [x, y, z] = scaled(point, finest);
  const here = noise(x, y, z);
  const slope: Vector = [noise(x + 0.3, y, z) - here, noise(x, y + 0.3, z) - here, noise(x, y, z + 0.3) - here];
  const patches = mix(0.6, 1.4, noise(x / 9, y / 9, z / 9));
  return unit(plus(normal, slope, -strength * patches * 2));
}

function scaled([x, y, z]: Vector, by: number): [number, number, number] {
  return [x * by, y * by, z * by];
}
