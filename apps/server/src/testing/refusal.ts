import { type ApiErrorCode, apiErrors } from '@image-converter/contract/errors';
import { apiErrorSchema } from '@image-converter/contract/schemas';

/** The code of a refusal. Throws if the answer is not in the contract. */
export async function refusalOf(response: Response): Promise<ApiErrorCode> {
  const { code } = apiErrorSchema.strict().parse(await response.json());
  if (apiErrors[code] !== response.status) throw new Error(`${code} was answered with HTTP ${response.status}`);
  return code;
}
