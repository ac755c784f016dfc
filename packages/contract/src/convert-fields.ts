import { z } from 'zod';
import { optionsSchema } from './schemas.ts';

const { target, ...choices } = optionsSchema.shape;

/** The parts before the file: a target, and any options. */
export const convertFieldsSchema = z.strictObject({ target_format: target.default('jpg'), ...choices });

export type ConvertFields = z.output<typeof convertFieldsSchema>;
