/**
 * Tag numbers used here (TIFF 6.0, its supplements, and DNG), except the orientation, which is in orientation.ts.
 * Import them as `tag`.
 */

export const subfileType = 254;
export const width = 256;
export const height = 257;
export const bitsPerSample = 258;
export const compression = 259;
export const photometric = 262;
export const fillOrder = 266;
export const make = 271;
export const stripOffsets = 273;
export const samplesPerPixel = 277;
export const rowsPerStrip = 278;
export const stripLengths = 279;
export const planarConfiguration = 284;
export const transferFunction = 301;
export const predictor = 317;
export const whitePoint = 318;
export const primaries = 319;
export const colorMap = 320;
export const tileWidth = 322;
export const tileHeight = 323;
export const tileOffsets = 324;
export const tileLengths = 325;
export const subIfds = 330;
export const extraSamples = 338;
export const sampleFormat = 339;
export const jpegTables = 347;
export const jpegOffset = 513;
export const jpegLength = 514;
export const ycbcrCoefficients = 529;
export const ycbcrSubsampling = 530;
export const referenceBlackWhite = 532;
export const iccProfile = 34675;
export const dngVersion = 50706;
