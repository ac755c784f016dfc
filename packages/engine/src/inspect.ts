import type { AnyFormat } from '@image-converter/formats/any-format';
import { type Inspector, inspectBy, inspectorOf } from '@image-converter/formats/inspect';
import type { Inspection } from '@image-converter/formats/inspection';

/** Inspectors that belong to codecs. */
const ofCodecs: Partial<Record<AnyFormat, () => Promise<Inspector>>> = {
  jxl: async () => (await import('@image-converter/codecs/jxl/inspect')).inspectJxl,
  psd: async () => (await import('@image-converter/codecs/psd/inspect')).inspectPsd,
  psb: async () => (await import('@image-converter/codecs/psd/inspect')).inspectPsd,
};

/** Header data of a file outside a conversion; undefined if nothing inspects its format. */
export async function inspect(file: Blob, format: AnyFormat): Promise<Inspection | undefined> {
  const inspector = (await inspectorOf(format)) ?? (await ofCodecs[format]?.());
  return inspector && inspectBy(inspector, file, () => {});
}
