import type { AnyFormat } from '@image-converter/formats/any-format';
import { useEffect, useState } from 'react';
import type { Item } from '../converter/state/state.ts';

/** What a file's headers tell; undefined until they are read, or if that fails. No conversion waits for it. */
export function useFound<Found>(
  item: Item | undefined,
  find: (file: File, format: AnyFormat) => Promise<Found | undefined>,
): Found | undefined {
  const [found, setFound] = useState<{ readonly file: File; readonly value: Found | undefined }>();
  const { file, format } = item ?? {};
  useEffect(() => {
    if (!file || !format) return;
    find(file, format).then(
      (value) => setFound({ file, value }),
      () => {},
    );
  }, [file, format, find]);
  return found && found.file === file ? found.value : undefined;
}
