import type { MetadataGroup } from '@image-converter/formats/metadata-groups';

/** Tags of TIFF and EXIF 3.0. */
export const camera = 0x110;
export const orientation = 0x112;
export const changed = 0x132;
export const xmp = 0x2bc;
export const iptc = 0x83bb;
export const photoshopResources = 0x8649;
export const photoDirectory = 0x8769;
export const gpsDirectory = 0x8825;
/** In the GPS directory. */
export const gpsVersion = 0;
export const gpsArea = 28;
/** When the picture was taken and, of a scan, digitized. */
export const taken = 0x9003;
export const digitized = 0x9004;
export const makerNote = 0x927c;
export const colourSpace = 0xa001;
export const width = 0xa002;
export const height = 0xa003;

/** Tags that describe the picture, in any directory. All other tags of the first directory are about storage. */
const byGroup: Record<MetadataGroup, readonly number[]> = {
  camera: [
    // Make and model.
    0x10f, 0x110,
    // Exposure and sensitivity.
    0x829a, 0x829d, 0x8822, 0x8824, 0x8827, 0x8830, 0x8831, 0x8832, 0x8833, 0x8834, 0x8835,
    // Aperture, distance, metering, light, flash, focal length.
    0x9201, 0x9202, 0x9203, 0x9204, 0x9205, 0x9206, 0x9207, 0x9208, 0x9209, 0x920a,
    // The sensor.
    0xa20b, 0xa20e, 0xa20f, 0xa210, 0xa215, 0xa217, 0xa300, 0xa301,
    // Camera modes.
    0xa401, 0xa402, 0xa403, 0xa404, 0xa405, 0xa406, 0xa407, 0xa408, 0xa409, 0xa40a, 0xa40c,
    // Serial numbers and the lens.
    0xa431, 0xa432, 0xa433, 0xa434, 0xa435, 0xa439,
    // Composite images of several exposures.
    0xa460, 0xa461, 0xa462,
  ],
  date: [0x132, 0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292],
  author: [0x13b, 0x8298, 0x9c9d, 0xa430, 0xa437, 0xa438],
  caption: [0x10e, 0x9286, 0x9c9b, 0x9c9c, 0x9c9e, 0x9c9f, 0xa436],
  location: [],
  // Software, host computer, rating, image number.
  other: [0x131, 0x13c, 0x4746, 0x4749, 0xa420, 0xa43a, 0xa43b, 0xa43c],
};

/** Resolution and versions: carried over, but not counted as anything a person would miss. */
const technical: ReadonlySet<number> = new Set([0x11a, 0x11b, 0x128, 0x9000, 0xa000]);

const groups: ReadonlyMap<number, MetadataGroup> = new Map(
  Object.entries(byGroup).flatMap(([group, tags]) => tags.map((tag) => [tag, group as MetadataGroup] as const)),
);

/**
 * Tags of the photo directory about the old picture's pixels, colours or file: components, compression, subject area,
 * other colour space, sound file, interoperability, spatial response, subject location, colour filter, gamma.
 */
const outdated: ReadonlySet<number> = new Set([0x9101, 0x9102, 0x9214, 0xa004, 0xa005, 0xa20c, 0xa214, 0xa302, 0xa500]);

/** Whether the tag is known and cannot reveal a location, except in text written by a person. */
export function isDescribing(tag: number): boolean {
  return groups.has(tag) || technical.has(tag);
}

export function isOutdated(tag: number): boolean {
  return outdated.has(tag) || tag === orientation || tag === colourSpace || tag === width || tag === height;
}

/** Undefined for technical tags that nobody would miss. */
export function groupOf(tag: number): MetadataGroup | undefined {
  return technical.has(tag) ? undefined : (groups.get(tag) ?? 'other');
}

/** Whether the text is UTF-16, as written by Windows. */
export function isWide(tag: number): boolean {
  return tag >= 0x9c9b && tag <= 0x9c9f;
}

/** Prefixed with the name of its encoding. */
export const userComment = 0x9286;
