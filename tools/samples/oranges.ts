import { type Colour, type Picture, paint } from './paint.ts';
import { type Ball, ballAt, balls, daylight, lampLight, roomAt, type Surface, table, tableAt } from './still-life.ts';
import { anyDirection, cross, dot, minus, plus, unit, type Vector } from './vectors.ts';

type Random = () => number;

/** A photograph of the still life: light is followed from the lens to the window, with what the lens blurs. */
export function drawOranges(): Picture {
  const at = (x: number, y: number, random: Random) => {
    const { from, towards } = rayThrough(x - 0.75, 0.5 - y, random);
    return { colour: developed(lightAlong(from, towards, random)), alpha: 1 };
  };
  return paint({ width: 1200, height: 800, samples: 6, grain: 3, at });
}

const eye: Vector = [0.15, 2.35, 7.4];
const forward = unit(minus([0.12, 0.72, 0], eye));
const right = unit(cross(forward, [0, 1, 0]));
const up = cross(right, forward);
const lens = { height: 0.56, focus: 7.2, radius: 0.085 };

function rayThrough(x: number, y: number, random: Random): { from: Vector; towards: Vector } {
  const angle = 2 * Math.PI * random();
  const radius = lens.radius * Math.sqrt(random());
  const offset = plus(plus([0, 0, 0], right, radius * Math.cos(angle)), up, radius * Math.sin(angle));
  const straight = plus(plus(forward, right, x * lens.height), up, y * lens.height);
  const sharp = plus(eye, straight, lens.focus);
  const from = plus(eye, offset);
  return { from, towards: unit(minus(sharp, from)) };
}

interface Hit {
  readonly distance: number;
  /** The table if it is none. */
  readonly ball: Ball | undefined;
}

function firstHit(from: Vector, towards: Vector): Hit | undefined {
  let nearest: Hit | undefined;
  const toTable = -from[1] / towards[1];
  if (toTable > 1e-4 && from[2] + towards[2] * toTable > table.back) nearest = { distance: toTable, ball: undefined };
  for (const ball of balls) {
    const distance = distanceTo(ball, from, towards);
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { distance, ball };
  }
  return nearest;
}

function distanceTo({ centre, radius }: Ball, from: Vector, towards: Vector): number {
  // Written out, because most of the time is spent here.
  const x = from[0] - centre[0];
  const y = from[1] - centre[1];
  const z = from[2] - centre[2];
  const along = x * towards[0] + y * towards[1] + z * towards[2];
  const inside = along * along - (x * x + y * y + z * z) + radius * radius;
  if (inside < 0) return Number.POSITIVE_INFINITY;
  const distance = -along - Math.sqrt(inside);
  return distance > 1e-4 ? distance : Number.POSITIVE_INFINITY;
}

const bounces = 5;

function lightAlong(start: Vector, direction: Vector, random: Random): Colour {
  let [from, towards] = [start, direction];
  let through: Colour = [1, 1, 1];
  let sum: Colour = [0, 0, 0];
  // Other rays get the window's light by looking at it from each place they reach.
  let seesLights = true;
  for (let bounce = 0; bounce < bounces; bounce += 1) {
    const hit = firstHit(from, towards);
    if (seesLights && isWindowSeen(from, towards, hit?.distance)) return added(sum, through, daylight.light);
    if (!hit) return added(sum, through, roomAt(towards));
    if (hit.ball?.kind === 'lamp') return seesLights ? added(sum, through, lampLight) : sum;
    const point = plus(from, towards, hit.distance);
    const { colour, normal, gloss, roughness } = surfaceAt(hit, point);
    from = plus(point, normal, 1e-3);
    const facing = Math.max(0, -dot(towards, normal));
    seesLights = random() < gloss * (0.04 + 0.96 * (1 - facing) ** 5);
    if (seesLights) {
      const mirrored = plus(towards, normal, -2 * dot(towards, normal));
      towards = unit(plus(mirrored, anyDirection(random), roughness));
    } else {
      through = [through[0] * colour[0], through[1] * colour[1], through[2] * colour[2]];
      sum = added(sum, through, lightFromWindow(from, normal, random));
      towards = unit(plus(normal, anyDirection(random), 0.999));
    }
  }
  return sum;
}

function surfaceAt({ ball }: Hit, point: Vector): Surface {
  return ball ? ballAt(ball, point) : tableAt(point);
}

function added(sum: Colour, through: Colour, light: Colour): Colour {
  return [sum[0] + through[0] * light[0], sum[1] + through[1] * light[1], sum[2] + through[2] * light[2]];
}

const windowNormal = unit(cross(daylight.across, daylight.up));
const windowArea = 4 * Math.hypot(...cross(daylight.across, daylight.up));

function isWindowSeen(from: Vector, towards: Vector, before = Number.POSITIVE_INFINITY): boolean {
  const distance = dot(minus(daylight.centre, from), windowNormal) / dot(towards, windowNormal);
  if (!(distance > 0 && distance < before)) return false;
  const place = minus(plus(from, towards, distance), daylight.centre);
  const across = dot(place, daylight.across) / dot(daylight.across, daylight.across);
  const upwards = dot(place, daylight.up) / dot(daylight.up, daylight.up);
  return Math.abs(across) < 1 && Math.abs(upwards) < 1 && !daylight.isBar(across, upwards);
}

/** By one random place on it. */
function lightFromWindow(from: Vector, normal: Vector, random: Random): Colour {
  const [across, upwards] = [2 * random() - 1, 2 * random() - 1];
  const place = plus(plus(daylight.centre, daylight.across, across), daylight.up, upwards);
  const path = minus(place, from);
  const distance = Math.hypot(...path);
  const towards = unit(path);
  const falling = dot(normal, towards) * Math.abs(dot(windowNormal, towards));
  const isHidden =
    falling <= 0 || daylight.isBar(across, upwards) || (firstHit(from, towards)?.distance ?? distance) < distance;
  const share = isHidden ? 0 : (falling * windowArea) / (Math.PI * distance ** 2);
  return [daylight.light[0] * share, daylight.light[1] * share, daylight.light[2] * share];
}

/** From light to a colour, with the soft shoulder of film (Narkowicz' fit of ACES). */
function developed(light: Colour): Colour {
  const [red, green, blue] = light.map((value) => {
    const exposed = value * 0.95;
    const curved = (exposed * (2.51 * exposed + 0.03)) / (exposed * (2.43 * exposed + 0.59) + 0.14);
    return Math.min(1, Math.max(0, curved)) ** (1 / 2.2);
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}
