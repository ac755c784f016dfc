import type { MetadataGroup } from '@image-converter/formats/metadata-groups';
import { shortName } from './namespaces.ts';
import type { Name } from './xml.ts';

/** Known properties that do not reveal a location, except in text written by a person. */
const byGroup: Partial<Record<MetadataGroup, string>> = {
  camera: `tiff:Make tiff:Model exif:ExposureTime exif:FNumber exif:ExposureProgram exif:ISOSpeedRatings
    exif:SpectralSensitivity exif:ShutterSpeedValue exif:ApertureValue exif:BrightnessValue exif:ExposureBiasValue
    exif:MaxApertureValue exif:SubjectDistance exif:MeteringMode exif:LightSource exif:FocalLength exif:FlashEnergy
    exif:FocalPlaneXResolution exif:FocalPlaneYResolution exif:FocalPlaneResolutionUnit exif:ExposureIndex
    exif:SensingMethod exif:FileSource exif:SceneType exif:CustomRendered exif:ExposureMode exif:WhiteBalance
    exif:DigitalZoomRatio exif:FocalLengthIn35mmFilm exif:SceneCaptureType exif:GainControl exif:Contrast
    exif:Saturation exif:Sharpness exif:SubjectDistanceRange exifEX:PhotographicSensitivity exifEX:SensitivityType
    exifEX:StandardOutputSensitivity exifEX:RecommendedExposureIndex exifEX:BodySerialNumber exifEX:LensMake
    exifEX:LensModel exifEX:LensSpecification exifEX:LensSerialNumber aux:Lens aux:LensInfo aux:LensID
    aux:LensSerialNumber aux:SerialNumber aux:Firmware aux:FlashCompensation aux:ImageNumber
    aux:ApproximateFocusDistance`,
  date: `xmp:CreateDate xmp:ModifyDate xmp:MetadataDate tiff:DateTime exif:DateTimeOriginal exif:DateTimeDigitized
    photoshop:DateCreated dc:date`,
  author: `dc:creator dc:rights dc:contributor dc:publisher tiff:Artist tiff:Copyright photoshop:AuthorsPosition
    photoshop:Credit photoshop:Source photoshop:CaptionWriter xmpRights:Marked xmpRights:Owner xmpRights:UsageTerms
    xmpRights:WebStatement exifEX:CameraOwnerName aux:OwnerName`,
  caption: `dc:title dc:description dc:subject photoshop:Headline photoshop:Instructions tiff:ImageDescription
    exif:UserComment xmp:Label`,
  other: `xmp:CreatorTool xmp:Rating tiff:Software exif:ExifVersion exif:FlashpixVersion exif:ImageUniqueID
    dc:language dc:type photoshop:Urgency`,
};

const groups: ReadonlyMap<string, MetadataGroup> = new Map(
  Object.entries(byGroup).flatMap(([group, names]) => names.split(/\s+/).map((name) => [name, group as MetadataGroup])),
);

/** About the old file: its pixels, storage, colours, or a thumbnail of it. */
const outdated: ReadonlySet<string> = new Set(
  `dc:format xmp:Thumbnails photoshop:ICCProfile photoshop:ColorMode photoshop:LegacyIPTCDigest tiff:ImageWidth
  tiff:ImageLength tiff:BitsPerSample tiff:Compression tiff:PhotometricInterpretation tiff:SamplesPerPixel
  tiff:PlanarConfiguration tiff:YCbCrSubSampling tiff:YCbCrPositioning tiff:YCbCrCoefficients tiff:TransferFunction
  tiff:WhitePoint tiff:PrimaryChromaticities tiff:ReferenceBlackWhite tiff:NativeDigest exif:NativeDigest
  exif:CFAPattern exif:SubjectArea exif:SubjectLocation exif:ComponentsConfiguration exif:CompressedBitsPerPixel
  exif:RelatedSoundFile exif:SpatialFrequencyResponse exifEX:Gamma exifEX:InteroperabilityIndex`.split(/\s+/),
);

/**
 * Everything in these belongs to parts of the old file that the new one lacks: gain maps, depth maps, videos,
 * additional pictures, extended XMP. Settings of a raw converter would be applied a second time.
 */
const outdatedNamespaces = [
  /^http:\/\/ns\.adobe\.com\/(hdr-gain-map|camera-raw|xmp\/note)/,
  /^http:\/\/ns\.google\.com\/photos\/(1\.0\/(container|camera|image|depthmap|audio|focus)|dd)\b/,
  /^http:\/\/ns\.apple\.com\//,
];
/** Areas of the picture, such as faces: wrong after rotation. */
const regionNamespaces = ['http://www.metadataworkinggroup.com/schemas/regions/', 'http://ns.microsoft.com/photo/1.2/'];
/** For unlisted names, and only to report what was found. */
const soundsLikePlace = /gps|geo|latitude|longitude|altitude|location|city|state|country|province|address|region/i;

export function isOutdated(name: Name, orientation: number): boolean {
  if (name.uri === '' || outdatedNamespaces.some((pattern) => pattern.test(name.uri))) return true;
  if (orientation !== 1 && isRegion(name)) return true;
  // Panorama properties count pixels of the old picture.
  return name.local.endsWith('Pixels') || outdated.has(shortName(name) ?? '');
}

export function isRegion({ uri }: Name): boolean {
  return regionNamespaces.includes(uri);
}

export function isKnown(name: Name): boolean {
  return groups.has(shortName(name) ?? '');
}

export function groupOf(name: Name): MetadataGroup {
  const known = groups.get(shortName(name) ?? '');
  return known ?? (soundsLikePlace.test(name.local) ? 'location' : 'other');
}
