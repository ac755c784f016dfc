import type { Format } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { useId, useRef } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { useLazy } from '../../use-lazy.ts';
import { useFocusOnwards } from '../choose/use-focus-onwards.ts';
import type { Session } from '../session/session.ts';

const loadButtons = () => import('./SampleButtons.tsx');
const formats: readonly Format[] = ['png', 'webp', 'tiff', 'heic'];

/** Pictures for visitors who have none at hand, on pages that take all of them. */
export function Samples({ session }: { session: Session }) {
  const { accepts } = session.rules;
  return formats.every((format) => accepts.includes(format)) && <SampleGroup session={session} />;
}

/** Keeps the place of its buttons until they are loaded. */
function SampleGroup({ session }: { session: Session }) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useFocusOnwards(place);
  const title = useId();
  const lazy = useLazy(loadButtons, { delay: 500 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields.
    <div
      ref={place}
      role="group"
      aria-labelledby={title}
      className={clsx(
        'mt-6 flex noscript:hidden flex-col items-center justify-center gap-x-5 gap-y-2 lg:flex-row',
        !lazy && 'invisible',
      )}
    >
      <p id={title} className="text-balance text-center text-[0.9375rem] text-quiet">
        {t('upload.samples')}
      </p>
      <div className="flex min-h-27 flex-wrap justify-center gap-2 max-sm:w-full sm:min-h-14 sm:gap-3 lg:shrink-0">
        {lazy && <lazy.SampleButtons session={session} />}
      </div>
    </div>
  );
}
