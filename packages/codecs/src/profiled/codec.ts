import { colourDemands, type Demand } from '@image-converter/formats/demands';
import { displayed } from '@image-converter/formats/inspect/orientation';
import type { Header, Inspection } from '@image-converter/formats/inspection';
import { type Codec, type Source, sourceOf } from '../codec.ts';
import { colourSpaceOf, profileSpace } from '../colour/icc.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { turnsWhenDrawn } from '../native/abilities.ts';
import { decodeAhead, decodeByBrowser } from '../native/decode.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import type { Untagged } from './parts.ts';
import { untag } from './untag.ts';
import { stripsOfBitmap, stripsOfCanvas, uprightPixels } from './upright.ts';

/**
 * For pictures whose profile or other colour description the browser's decoder does not understand. The browser decodes
 * the file without it, which gives the raw samples; our own colour engine converts them.
 */
export const codec = {
  async decode({ file, format, inspection }: Source, host: BrowserHost): Promise<Picture | undefined> {
    const { demands = [] } = inspection ?? {};
    const others = otherDemands(demands);
    const untagged = others.length < demands.length ? await untag[format]?.(file) : undefined;
    if (!inspection || !untagged) return undefined;
    return decodeUntagged(untagged, format, { ...inspection, demands: others }, host, stripsOfCanvas);
  },
} satisfies Codec<Picture, BrowserHost>;

export function isUntaggable(format: Source['format']): boolean {
  return untag[format] !== undefined;
}

/** Files that were read ahead. */
const begun = new WeakMap<Blob, Promise<Untagged | undefined>>();

/** Starts `decodeAsStored` while the rest of the file is still being inspected. */
export function beginAsStored(
  { file, format }: Pick<Source, 'file' | 'format'>,
  header: Header,
  host: BrowserHost,
): void {
  const untagged = untag[format]?.(file).catch(() => undefined);
  if (!untagged) return;
  begun.set(file, untagged);
  void untagged.then((found) => {
    if (found && hasUsualColours(found)) decodeAhead(found.file, header, host);
  });
}

/** The same for files that this browser shows correctly but slowly (`turnsWhenDrawn`). Undefined if its colours may differ from ours. */
export async function decodeAsStored(
  { file, format, inspection }: Source,
  host: BrowserHost,
): Promise<Picture | undefined> {
  const untagged = await (begun.get(file) ?? untag[format]?.(file));
  if (!inspection || !untagged || !hasUsualColours(untagged)) return undefined;
  return decodeUntagged(untagged, format, { ...inspection, asStored: true }, host, stripsOfBitmap);
}

/**
 * With its colours as stored, and a profile that says which. Undefined if they are sRGB, or cannot be kept; without a
 * picture if the browser does not decode it.
 */
export async function decodeKept(
  { file, format, inspection }: Source,
  host: BrowserHost,
): Promise<{ readonly picture: Picture | undefined } | undefined> {
  // A profile for colours is ignored in a grey picture.
  const untagged = inspection?.grey ? undefined : await untag[format]?.(file);
  const { profile } = keptBy(host, untagged?.colours);
  if (!inspection || !untagged || !profile) return undefined;
  const { orientation = 1, demands = [] } = inspection;
  const asStored = orientation === 1 || untagged.lacksOrientation === true;
  const stored = { ...inspection, asStored, demands: otherDemands(demands) };
  const strips = (await turnsWhenDrawn()) ? stripsOfBitmap : stripsOfCanvas;
  const picture = await decodeUntagged({ ...untagged, colours: undefined }, format, stored, host, strips);
  return { picture: picture && { ...picture, profile } };
}

async function decodeUntagged(
  { file, colours, lacksOrientation }: Untagged,
  format: Source['format'],
  inspection: Inspection,
  host: BrowserHost,
  stripsIn: typeof stripsOfCanvas,
): Promise<Picture | undefined> {
  const { orientation = 1 } = inspection;
  const turn = lacksOrientation ? orientation : 1;
  const stored = turn === 1 ? inspection : { ...inspection, ...displayed(inspection, turn), orientation: 1 };
  const picture = await decodeByBrowser(sourceOf(file, format, stored), host);
  const toSrgb = colourConversion(colours);
  return picture && (toSrgb || turn !== 1)
    ? uprightPixels(picture, turn, toSrgb, stripsIn(picture, host.limits))
    : picture;
}

/** Curves and a matrix, which leave no room for interpretation. */
function hasUsualColours({ colours, lacksOrientation }: Untagged): boolean {
  if (!colours) return lacksOrientation === true;
  if (!('icc' in colours) || colourSpaceOf(colours.icc) !== 'RGB ') return false;
  const space = profileSpace(colours.icc);
  return space !== undefined && 'toLinearSrgb' in space;
}

function otherDemands(demands: readonly Demand[]): Demand[] {
  return demands.filter((demand) => !(colourDemands as readonly Demand[]).includes(demand));
}
