import { animated } from './fixtures/animated.ts';
import { avif } from './fixtures/avif.ts';
import { bitmaps } from './fixtures/bitmaps.ts';
import { colour } from './fixtures/colour.ts';
import { damaged } from './fixtures/damaged.ts';
import { hdr } from './fixtures/hdr.ts';
import { heic } from './fixtures/heic.ts';
import { huge } from './fixtures/huge.ts';
import { impostors } from './fixtures/impostors.ts';
import { jxl } from './fixtures/jxl.ts';
import { oriented } from './fixtures/oriented.ts';
import { plain } from './fixtures/plain.ts';
import type { Recipes } from './fixtures/recipe.ts';
import { saturated } from './fixtures/saturated.ts';
import { tagged } from './fixtures/tagged.ts';
import { transparentColour } from './fixtures/transparent-colour.ts';
import { untidy } from './fixtures/untidy.ts';

const recipes: Recipes = {
  ...plain,
  ...oriented,
  ...damaged,
  ...impostors,
  ...huge,
  ...animated,
  ...colour,
  ...tagged,
  ...transparentColour,
  ...bitmaps,
  ...untidy,
  ...heic,
  ...hdr,
  ...avif,
  ...jxl,
  ...saturated,
};

export const fixtureNames: readonly string[] = Object.keys(recipes);

type Bytes = Uint8Array<ArrayBuffer>;

const made = new Map<string, Bytes | Promise<Bytes>>();

/** A file generated for tests, in memory only and the same each time. A copy, which may be changed. */
export async function fixture(name: string): Promise<Bytes> {
  const bytes = made.get(name) ?? recipes[name]?.();
  if (!bytes) throw new Error(`There is no fixture ${name}`);
  made.set(name, bytes);
  return (await bytes).slice();
}
