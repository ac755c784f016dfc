import { byPage } from '@image-converter/formats/by-page';
import { formats } from '@image-converter/formats/formats';
import type { Inspection, Size } from '@image-converter/formats/inspection';
import { applies, type ConversionOptions, movesPixels } from '@image-converter/formats/options';
import type { MetadataReport, Report } from '@image-converter/formats/report';
import { bytesOf } from '../../converter/state/sizes.ts';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { differences } from '../../options/chosen.ts';

interface Side {
  readonly name: string;
  readonly format: string;
  readonly bytes: number;
  /** In pixels, as displayed; size of the first page. */
  readonly size?: Size | undefined;
}

interface OriginalSide extends Side {
  /** When the file was last changed (ISO 8601). Results have the same date in a ZIP. */
  readonly changed: string;
}

/** The details of a conversion, as plain JSON. */
export interface Receipt {
  readonly original: OriginalSide;
  readonly result: Side;
  /** Name of the folder it was written to, if the visitor chose one. Browsers date files there as of now. */
  readonly folder?: string | undefined;
  /** Whether colours were converted. Undefined if the file's headers do not tell. */
  readonly colours?: 'as stored' | 'converted to sRGB' | undefined;
  /** Name of the result's colour profile; undefined for sRGB. */
  readonly profile?: Report['profile'] | undefined;
  /** Per channel of the result, if more than 8. */
  readonly bits?: Report['bits'] | undefined;
  /** Bytes of the gain map with which HDR displays show it brighter; undefined without one. */
  readonly hdr?: Report['hdr'] | undefined;
  /** `as marked`: stored turned, and shown upright by programs that obey the mark. Undefined if unknown. */
  readonly orientation?: 'upright' | 'turned upright' | 'as marked' | undefined;
  readonly pagesOrFrames: number;
  readonly converted: number;
  /** The first converted page. */
  readonly firstPage: number;
  readonly metadata: 'all removed' | 'untouched' | MetadataReport;
  /** Those that are not at their default. */
  readonly options: Partial<ConversionOptions>;
  readonly encoder?: Report['encoder'] | undefined;
  /** The image data was copied without re-encoding: unchanged, or with its blocks turned or cut off. */
  readonly copied?: Report['copied'] | undefined;
  readonly quality?: number | undefined;
  readonly lossless?: boolean | undefined;
  /** Of a PNG that was reduced to fit a file size. */
  readonly numberOfColours?: number | undefined;
  /** How much it looks like the original: a score of SSIMULACRA 2.1, at most 100. */
  readonly likeness?: 'identical' | number | undefined;
  readonly milliseconds: number;
  readonly place: 'this browser' | 'our server' | 'nowhere';
  readonly bytesSent: number;
}

/** Details found by inspecting both files, beyond those reported by the conversion. */
export interface ReceiptDetails {
  readonly inspection?: Inspection | undefined;
  readonly likeness?: Receipt['likeness'];
}

const places = { client: 'this browser', server: 'our server', none: 'nowhere' } as const;

export function receiptOf(item: Item, outcome: Outcome, { inspection, likeness }: ReceiptDetails = {}): Receipt {
  const { files, options, mode, milliseconds, bytesSent, pagesOrFrames, firstPage } = outcome;
  const [{ name, width, height, report }] = files;
  const isUnchanged = mode === 'none';
  const size = width && height ? { width, height } : undefined;
  const sourceSize = report?.sourceSize ?? sizeOf(inspection) ?? (options.size === 'original' ? size : undefined);
  const hasQuality = !isUnchanged && applies('quality', options.target) && !report?.copied;
  const wantsLossless = applies('lossless', options.target) && options.lossless && report?.quality === undefined;
  // The encoder loses nothing then, but pixels may have changed before.
  const hasOwnSize = options.size === 'original' && options.widths === 'none';
  const isScaled = report?.sourceSize && !(movesPixels(options) && hasOwnSize);
  const isLossless = wantsLossless && !isScaled && !inspection?.deep && typeof likeness !== 'number';
  return {
    original: {
      name: item.file.name,
      format: item.label,
      bytes: item.file.size,
      size: sourceSize,
      changed: new Date(item.file.lastModified).toISOString(),
    },
    result: {
      name,
      format: isUnchanged ? item.label : formats[options.target].label,
      bytes: bytesOf(outcome),
      size: isUnchanged ? sourceSize : size,
    },
    folder: outcome.savedIn,
    colours: isUnchanged || report?.profile ? 'as stored' : coloursOf(inspection),
    profile: report?.profile,
    bits: report?.bits,
    hdr: report?.hdr,
    orientation: orientationOf(inspection, isUnchanged),
    pagesOrFrames,
    converted: byPage(files, options).length,
    firstPage,
    metadata: isUnchanged ? 'untouched' : (report?.metadata ?? 'all removed'),
    options: isUnchanged ? named(options) : differences(options),
    encoder: isUnchanged ? undefined : report?.encoder,
    copied: report?.copied,
    quality: hasQuality && !wantsLossless ? (report?.quality ?? options.quality) : undefined,
    lossless: applies('lossless', options.target) && !isUnchanged ? isLossless : undefined,
    numberOfColours: report?.colours,
    likeness: isUnchanged ? 'identical' : likeness,
    milliseconds: Math.round(milliseconds),
    place: places[mode],
    bytesSent,
  };
}

/** All that can be chosen for a file that stays as it is. */
function named({ names }: ConversionOptions): Receipt['options'] {
  return names === undefined ? {} : { names };
}

function sizeOf(inspection: Inspection | undefined): Size | undefined {
  return inspection && { width: inspection.width, height: inspection.height };
}

function coloursOf(inspection: Inspection | undefined): Receipt['colours'] {
  if (!inspection) return undefined;
  if (inspection.asStored) return 'as stored';
  const { cmyk, isTagged, demands = [] } = inspection;
  const isCoded = demands.some((demand) => /codes|hdr|primaries|pq|hlg|avif gamma|curve/.test(demand));
  // A profile that calls itself sRGB also is a demand.
  const isProfiled = isTagged ?? demands.some((demand) => demand.includes('profile'));
  if (cmyk || isCoded || isProfiled) return 'converted to sRGB';
  return isTagged === false ? 'as stored' : undefined;
}

function orientationOf(inspection: Inspection | undefined, isUnchanged: boolean): Receipt['orientation'] {
  const { asStored, orientation = asStored ? 1 : undefined } = inspection ?? {};
  if (orientation === undefined) return undefined;
  if (orientation === 1) return 'upright';
  return isUnchanged ? 'as marked' : 'turned upright';
}
