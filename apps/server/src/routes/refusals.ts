import { apiErrorSchema } from '@image-converter/contract/schemas';

/** The answers that every call may give besides its own. */
export const refusals = { '4xx': apiErrorSchema, '5xx': apiErrorSchema };
