import { useEffect, useState } from 'react';
import type { Language } from '../routes/pages.ts';
import { loadedPart, loadPart } from './parts.ts';
import type { PartName, Parts } from './source.ts';
import { useTexts } from './texts.tsx';

/**
 * Texts in the visited language that load later than the page. Undefined until loaded, or if loading fails; after a
 * language switch, the old ones stay until the new ones are loaded.
 */
export function usePart<Name extends PartName>(name: Name): Parts[Name] | undefined {
  const language = useTexts().messages.language as Language;
  const [shown, setShown] = useState(() => loadedPart(language, name));
  useEffect(() => {
    let isLatest = true;
    loadPart(language, name).then(
      (part) => isLatest && setShown(part),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [language, name]);
  return loadedPart(language, name) ?? shown;
}
