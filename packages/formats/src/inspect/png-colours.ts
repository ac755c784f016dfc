import type { Demand } from '../demands.ts';
import { isNamedSrgb, type ProfileKind, profileHeadLength, profileKind } from './profile.ts';

/** Colour information in the chunks before a PNG's data. */
export interface PngColours {
  /** Code points of ITU-T H.273, from cICP. */
  codes?: { primaries: number; transfer: number };
  profile?: ProfileKind | undefined;
  /** Whether the profile calls itself sRGB. */
  isNamedSrgb?: boolean;
  isSrgb?: boolean;
  /** Encoding exponent, times 100,000. */
  gamma?: number;
  /** CIE x and y of white, red, green and blue, times 100,000. */
  primaries?: readonly number[];
}

const longestName = 80;
const srgbGamma = 45_455;
const srgbPrimaries = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000];
/** Smaller differences are rounding errors. */
const sameWithin = 500;
const [bt709, srgbTransfer, pq, hlg] = [1, 13, 16, 18];

/** Reader of each chunk type. */
const chunks: Record<string, (data: Blob, colours: PngColours) => Promise<void>> = {
  cICP: async (data, colours) => {
    const view = await viewOf(data, 4);
    colours.codes = { primaries: view.getUint8(0), transfer: view.getUint8(1) };
  },
  iCCP: async (data, colours) => {
    const head = await unpackedHead(data).catch(() => undefined);
    colours.profile = head && profileKind(head);
    colours.isNamedSrgb = head !== undefined && isNamedSrgb(head);
  },
  gAMA: async (data, colours) => {
    colours.gamma = (await viewOf(data, 4)).getUint32(0);
  },
  cHRM: async (data, colours) => {
    const view = await viewOf(data, 32);
    colours.primaries = srgbPrimaries.map((_, index) => view.getUint32(index * 4));
  },
  sRGB: async (_, colours) => {
    colours.isSrgb = true;
  },
};

/** Reads a chunk of any type; `cutOut` is called only for colour chunks. Chunks that are too short are ignored. */
export async function readColours(type: string, cutOut: () => Blob, colours: PngColours): Promise<void> {
  const read = chunks[type];
  if (!read) return;
  try {
    await read(cutOut(), colours);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Demand of the chunk that takes precedence (PNG, third edition, 4.3); undefined if every decoder honours it. */
export function colourDemand(colours: PngColours, isGrey: boolean): Demand | undefined {
  const { codes, profile, isSrgb, gamma, primaries } = colours;
  if (codes) return demandOfCodes(codes);
  const hasOddGamma = gamma !== undefined && !isSame([gamma], [srgbGamma]);
  if (profile) return demandOfProfile(profile, isGrey) ?? (hasOddGamma ? 'png profile and gamma' : undefined);
  if (!gamma) return undefined;
  if (isSrgb) return hasOddGamma ? 'png srgb' : undefined;
  return primaries && !isSame(primaries, srgbPrimaries) ? 'png primaries' : undefined;
}

/** Whether the samples are converted to become sRGB. */
export function isTagged({ codes, profile, isNamedSrgb: isNamed, isSrgb, gamma, primaries }: PngColours): boolean {
  if (codes) return demandOfCodes(codes) !== undefined;
  if (profile) return !isNamed;
  if (isSrgb || !gamma) return false;
  return !isSame([gamma], [srgbGamma]) || (primaries !== undefined && !isSame(primaries, srgbPrimaries));
}

function demandOfCodes({ primaries, transfer }: { primaries: number; transfer: number }): Demand | undefined {
  if (transfer === pq || transfer === hlg) return 'png hdr';
  return primaries === bt709 && transfer === srgbTransfer ? undefined : 'png codes';
}

/** Every browser ignores a profile for a different colour type. */
function demandOfProfile(profile: ProfileKind, isGrey: boolean): Demand | undefined {
  if (profile === 'odd') return isGrey ? undefined : 'png odd profile';
  if (profile === 'usual' || !isGrey) return undefined;
  return `png ${profile} profile`;
}

function isSame(values: readonly number[], others: readonly number[]): boolean {
  return values.every((value, index) => Math.abs(value - (others[index] ?? 0)) <= sameWithin);
}

/** The compressed profile follows a name, a null byte and the compression method. */
async function unpackedHead(data: Blob): Promise<DataView> {
  const start = new Uint8Array(await data.slice(0, longestName).arrayBuffer());
  const packed = data.slice(start.indexOf(0) + 2);
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const head = new Uint8Array(profileHeadLength);
  let length = 0;
  while (length < head.length) {
    const { done, value } = await reader.read();
    if (done) break;
    const part = value.subarray(0, head.length - length);
    head.set(part, length);
    length += part.length;
  }
  // The rest is not read, however long it is.
  reader.cancel().catch(() => {});
  return new DataView(head.buffer, 0, length);
}

async function viewOf(data: Blob, length: number): Promise<DataView> {
  return new DataView(await data.slice(0, length).arrayBuffer());
}
