import {
  extensionsOf,
  formatNames,
  type ServerExtension,
  serverEncoders,
  serverFormats,
  targets,
} from '@image-converter/formats/formats';
import { metadataGroups } from '@image-converter/formats/metadata-groups';
import { obstacles } from '@image-converter/formats/obstacles';
import { type ConversionOptions, defaultChoices, maxBytesLimit, minBytesLimit } from '@image-converter/formats/options';
import { isPages } from '@image-converter/formats/pages';
import { rareFormatNames } from '@image-converter/formats/rare/table';
import { longestChosenSide, maxDpi, minDpi } from '@image-converter/formats/reading';
import { maxPercent, maxSide } from '@image-converter/formats/size-option';
import { z } from 'zod';
import { maxFilenameLength, maxLogRows, maxUploadBytes } from './calls.ts';
import { type ApiErrorCode, apiErrors } from './errors.ts';

/** Formats the server converts, by file extension. */
const sourceFormat = z.enum(extensionsOf(serverFormats) as [ServerExtension, ...ServerExtension[]]);
const jobId = z.uuid().describe('Random; anyone who knows it may upload, start and fetch once each');
const fileSize = z.int().min(1).max(maxUploadBytes).describe('In bytes');

const side = z.int().min(1).max(maxSide);
const wantedSize = z.union([
  z.literal('original'),
  z.strictObject({ longestSide: side }),
  z.strictObject({ width: side }),
  z.strictObject({ height: side }),
  z.strictObject({ percent: z.int().min(1).max(maxPercent) }),
]);

type Checks = { readonly [Option in keyof ConversionOptions]: z.ZodType<ConversionOptions[Option]> };

/** The only validation of options, both from a page and from the row of a job. Missing options get their defaults. */
export const optionsSchema = z.strictObject({
  target: z.enum(targets),
  quality: z.int().min(1).max(100).default(defaultChoices.quality).describe('For lossy targets'),
  lossless: z.boolean().default(defaultChoices.lossless).describe('For targets that can be lossy or lossless'),
  size: wantedSize.default(defaultChoices.size).describe('In pixels, or percent of the original size'),
  enlarge: z.boolean().default(defaultChoices.enlarge).describe('Whether the picture may be enlarged'),
  maxBytes: z
    .int()
    .min(minBytesLimit)
    .max(maxBytesLimit)
    .optional()
    .describe('Maximum file size; the best quality that fits is used'),
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(defaultChoices.background)
    .describe('Behind transparent pixels if the target has no transparency, or if transparency is filled'),
  transparency: z
    .enum(['keep', 'fill'])
    .default(defaultChoices.transparency)
    .describe('If the target has transparency: keep it, or fill it with the background'),
  metadata: z.enum(['remove', 'without-location', 'keep']).default(defaultChoices.metadata),
  effort: z
    .enum(['default', 'smaller', 'palette'])
    .default(defaultChoices.effort)
    .describe('A smaller file in more time, or with at most 256 colours'),
  pages: z
    .string()
    .refine(isPages)
    .default(defaultChoices.pages)
    .describe('Of a file with several pages: first, all, or a range such as 2-5'),
  dpi: z.int().min(minDpi).max(maxDpi).default(defaultChoices.dpi).describe('For the pages of documents'),
  longestSide: z
    .union([z.literal('as stated'), z.int().min(1).max(longestChosenSide)])
    .default(defaultChoices.longestSide)
    .describe('For SVG, in pixels'),
  raw: z.enum(['developed', 'camera preview']).default(defaultChoices.raw).describe('For camera raws'),
} satisfies Checks);

const pixels = z
  .int()
  .min(1)
  .max(2 ** 31);

const groups = z.array(z.enum(metadataGroups)).readonly();

export const reportSchema = z.strictObject({
  encoder: z.enum(serverEncoders),
  sourceSize: z.strictObject({ width: pixels, height: pixels }).exactOptional(),
  quality: optionsSchema.shape.quality.unwrap().exactOptional(),
  bits: z.literal(16).exactOptional(),
  metadata: z.strictObject({ kept: groups, removed: groups, damaged: z.boolean().exactOptional() }).exactOptional(),
});

/** In a job, the target is a separate field. */
const choicesSchema = optionsSchema.omit({ target: true });

export const newJobSchema = z.strictObject({
  original_filename: z.string().min(1).max(maxFilenameLength),
  source_format: sourceFormat,
  target_format: optionsSchema.shape.target,
  options: choicesSchema.prefault({}),
  file_size: fileSize,
  status: z.literal('pending').optional(),
});

export const jobSchema = z.object({
  id: jobId,
  original_filename: z.string().describe('A label such as file.heic; the real name is not stored'),
  source_format: sourceFormat,
  target_format: optionsSchema.shape.target,
  options: choicesSchema,
  file_size: fileSize,
  status: z.enum(['pending', 'processing', 'completed', 'failed', 'expired']),
  storage_path: z.string().nullable(),
});

export const jobPathSchema = z.object({ id: jobId });

export const uploadPathSchema = z.object({ jobId, filename: z.string().min(1).max(maxFilenameLength) });

export const uploadedSchema = z.object({ storage_path: z.string() });

export const jobUpdateSchema = z.strictObject({
  storage_path: z.string().max(maxFilenameLength + 64),
  status: z.literal('processing'),
});

export const conversionRequestSchema = z.strictObject({ jobId });

/** No browser converts more. Daily sums of untrusted values must fit into 64 bits. */
const maxLoggedBytes = 2 ** 36;
const maxLoggedMilliseconds = 2 ** 31;

/** A conversion in the browser; the server logs its own. The user agent is read from the header. */
const clientConversionSchema = z.strictObject({
  source_format: z.enum([...extensionsOf(formatNames), ...rareFormatNames]),
  target_format: z.enum(extensionsOf(targets)),
  file_size: z.int().min(0).max(maxLoggedBytes),
  conversion_type: z.literal('client'),
  success: z.boolean(),
  processing_time_ms: z.int().min(0).max(maxLoggedMilliseconds),
});

/** One or several. */
export const clientLogSchema = z.union([
  clientConversionSchema,
  z.array(clientConversionSchema).min(1).max(maxLogRows),
]);

/** Status of the replica that responds. */
export const statusSchema = z.discriminatedUnion('conversion', [
  z.object({
    conversion: z.literal('on'),
    waiting: z.int().min(0).describe('Conversions waiting for a process'),
    expectedSeconds: z.number().min(0).describe('Until a file uploaded now would be converted'),
  }),
  z.object({ conversion: z.literal('off') }),
]);

export const apiErrorSchema = z.object({
  code: z.enum(Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]]),
  message: z.string(),
  obstacle: z.enum(obstacles).optional().describe('What in the file is not supported, if known'),
  requestId: z.string(),
});

export type Status = z.output<typeof statusSchema>;
export type NewJob = z.output<typeof newJobSchema>;
export type Job = z.output<typeof jobSchema>;
export type ClientConversion = z.output<typeof clientConversionSchema>;
