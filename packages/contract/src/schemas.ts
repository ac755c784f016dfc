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
import type { Check, OptionEntry } from '@image-converter/formats/option-checks';
import { type Choices, optionTable } from '@image-converter/formats/options';
import { rareFormatNames } from '@image-converter/formats/rare/table';
import { z } from 'zod';
import { maxFilenameLength, maxLogRows, maxUploadBytes } from './calls.ts';
import { type ApiErrorCode, apiErrors } from './errors.ts';
import { optionDescriptions } from './option-descriptions.ts';

/** Formats the server converts, by file extension. */
const sourceFormat = z.enum(extensionsOf(serverFormats) as [ServerExtension, ...ServerExtension[]]);
const jobId = z.uuid().describe('Random; anyone who knows it may upload, start and fetch once each');
const fileSize = z.int().min(1).max(maxUploadBytes).describe('In bytes');

const optionNames = Object.keys(optionTable) as (keyof typeof optionTable)[];

/** The choices of a job. Missing ones get their defaults; unknown ones are refused. */
const choicesSchema = z.strictObject(
  Object.fromEntries(optionNames.map((name) => [name, schemaOf(name)])) as {
    [Option in keyof typeof optionTable]: z.ZodPrefault<z.ZodType<Choices[Option]>>;
  },
);

function schemaOf(name: keyof typeof optionTable): z.ZodType {
  const { check, default: usual }: OptionEntry = optionTable[name];
  const schema = checked(check).describe(optionDescriptions[name]);
  return usual === undefined ? schema.optional() : schema.prefault(usual);
}

function checked<Value>({ is, schema }: Check<Value>) {
  return z.custom<Value>(is).meta(schema);
}

/** The only validation of options, both from a page and from the row of a job. */
export const optionsSchema = choicesSchema.extend({ target: z.enum(targets) });

const pixels = z
  .int()
  .min(1)
  .max(2 ** 31);

const groups = z.array(z.enum(metadataGroups)).readonly();

export const reportSchema = z.strictObject({
  encoder: z.enum(serverEncoders),
  sourceSize: z.strictObject({ width: pixels, height: pixels }).exactOptional(),
  quality: checked(optionTable.quality.check).exactOptional(),
  colours: checked(optionTable.colours.check).exactOptional(),
  look: z
    .strictObject({
      score: z.number().max(100),
      saved: z.number().max(1),
      of: z.enum(['picture', 'squares']),
      fallsShort: z.literal(true).exactOptional().describe('Looking as wanted would take a far larger file'),
    })
    .exactOptional()
    .describe(
      'If one was asked for: its SSIMULACRA 2.1 score, and the share of bytes saved against the default quality',
    ),
  bits: z.literal(16).exactOptional(),
  profile: z.string().min(1).max(60).exactOptional().describe('The colour profile of the result, if not sRGB'),
  hdr: z.int().min(1).exactOptional().describe('Bytes that the gain map adds'),
  metadata: z.strictObject({ kept: groups, removed: groups, damaged: z.boolean().exactOptional() }).exactOptional(),
});

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
