import { apiErrorSchema } from '@image-converter/contract/schemas';

/** The errors that every call may answer with. */
export const refusals = { '4xx': apiErrorSchema, '5xx': apiErrorSchema };
