import type { Demand } from '../demands.ts';
import type { Inspection } from '../inspection.ts';
import { type CodePoints, codedColours } from './av1-sequence.ts';
import { type Box, bodyOf } from './boxes.ts';
import { cropOf, orientationOf, type Rectangle } from './heif-transforms.ts';
import { inspectParts, type Parts, partsOf } from './isobmff.ts';
import { textAt } from './text.ts';

/** How to interpret the picture of an AVIF file. */
export interface AvifPicture extends CodePoints {
  /** Per sample. */
  readonly bits: 8 | 10 | 12;
  /** Whether a box states the depth in addition to the decoder configuration. */
  readonly isDepthDeclared: boolean;
  /** An ICC profile, which overrides primaries and transfer. */
  readonly profile: Uint8Array | undefined;
  /** Undefined if nothing is cropped. */
  readonly crop: Rectangle | undefined;
  /** EXIF orientation (1 to 8) after cropping. */
  readonly orientation: number;
  readonly isSequence: boolean;
  readonly hasAlpha: boolean;
  readonly hasUntidyTiles: boolean;
}

/** In bytes, including the OBU before it; those of still pictures take less than 20. */
const longestSequenceHeader = 256;
const open: CodePoints = { primaries: 2, transfer: 2, matrix: 2 };

export async function inspectAvif(file: Blob): Promise<Inspection> {
  const parts = await partsOf(file);
  const picture = await pictureIn(parts, file);
  const demands = demandsOf(picture);
  return {
    ...inspectParts(parts),
    ...(demands.length > 0 && { demands }),
    // The alpha of a sequence is a track of its own.
    ...(!picture.hasAlpha && !picture.isSequence && { opaque: true }),
  };
}

export async function readAvif(file: Blob): Promise<AvifPicture> {
  return pictureIn(await partsOf(file), file);
}

async function pictureIn({ stills, sequence }: Parts, file: Blob): Promise<AvifPicture> {
  const own = stills?.properties ?? sequence?.properties ?? [];
  const all = [...own, ...(stills?.tile ?? [])];
  return {
    bits: bitsOf(bodyOf(all, 'av1C')),
    isDepthDeclared: bodyOf(all, 'pixi') !== undefined,
    ...(codePointsIn(colourOf(all, 'nclx')) ?? (await codedIn(file, stills?.place)) ?? open),
    profile: profileIn(colourOf(all, 'prof') ?? colourOf(all, 'rICC')),
    crop: cropOf(own),
    orientation: orientationOf(own),
    isSequence: sequence !== undefined,
    hasAlpha: stills?.hasAlpha ?? false,
    hasUntidyTiles: stills?.hasUntidyTiles ?? false,
  };
}

/** Skips `seq_profile` and other fields before the two relevant bits (AV1 in ISOBMFF, 2.3.3). */
function bitsOf(configuration: DataView | undefined): AvifPicture['bits'] {
  const flags = configuration?.getUint8(2) ?? 0;
  if ((flags & 0x40) === 0) return 8;
  return flags & 0x20 ? 12 : 10;
}

function colourOf(properties: readonly Box[], kind: string): DataView | undefined {
  return properties.find(({ type, body }) => type === 'colr' && textAt(body, 0) === kind)?.body;
}

function codePointsIn(nclx: DataView | undefined): CodePoints | undefined {
  return nclx && { primaries: nclx.getUint16(4), transfer: nclx.getUint16(6), matrix: nclx.getUint16(8) };
}

/** Without an `nclx` box, the sequence header in the stream decides. */
async function codedIn(file: Blob, place: number | undefined): Promise<CodePoints | undefined> {
  if (place === undefined) return undefined;
  return codedColours(new Uint8Array(await file.slice(place, place + longestSequenceHeader).arrayBuffer()));
}

function profileIn(colour: DataView | undefined): Uint8Array | undefined {
  return colour && new Uint8Array(colour.buffer, colour.byteOffset + 4, colour.byteLength - 4);
}

/** By transfer characteristics; all browsers show the others like sRGB. */
const curves: ReadonlyMap<number, Demand> = new Map([
  [4, 'avif gamma'],
  [5, 'avif gamma'],
  [7, 'avif rare curve'],
  [8, 'avif gamma'],
  [9, 'avif rare curve'],
  [10, 'avif rare curve'],
  [16, 'avif pq'],
  [17, 'avif rare curve'],
  [18, 'avif hlg'],
]);

/** By matrix coefficients. */
const mixtures: ReadonlyMap<number, Demand> = new Map([
  [8, 'avif ycgco'],
  [12, 'avif derived matrix'],
  [16, 'avif ycgco-r'],
  [17, 'avif ycgco-r'],
]);

/** sRGB, or unspecified. */
const defaultPrimaries = [1, 2];

function demandsOf(picture: AvifPicture): Demand[] {
  const { matrix, crop, orientation, isSequence, hasAlpha, hasUntidyTiles } = picture;
  const demands = [mixtures.get(matrix), ...coloursAsked(picture)];
  if (orientation !== 1) demands.push(isSequence ? 'avif sequence turned' : 'avif turned');
  if (crop) demands.push('avif cropped');
  if (hasAlpha) demands.push('avif transparent');
  if (hasUntidyTiles) demands.push('avif untidy tiles');
  return demands.filter((demand) => demand !== undefined);
}

function coloursAsked({ profile, primaries, transfer }: AvifPicture): (Demand | undefined)[] {
  if (profile) return [isGrey(profile) ? 'avif grey profile' : 'avif profile'];
  return [curves.get(transfer), defaultPrimaries.includes(primaries) ? undefined : 'avif primaries'];
}

/** ICC.1:2022, 7.2.6. */
function isGrey(profile: Uint8Array): boolean {
  return String.fromCharCode(...profile.subarray(16, 20)) === 'GRAY';
}
