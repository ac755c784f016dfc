import { useTexts } from '../i18n/texts.tsx';
import type { LazyOptions } from './lazy-options.ts';

interface OptionsButtonProps {
  options: LazyOptions;
  /** Id of the panel it opens. */
  opens: string;
}

/** Unobtrusive, next to the convert button. */
export function OptionsButton({ options: { shown, toggle }, opens }: OptionsButtonProps) {
  const { t } = useTexts();
  return (
    <>
      <button
        type="button"
        className="min-h-11 cursor-pointer underline max-sm:text-sm sm:px-2"
        aria-expanded={shown === 'open'}
        aria-controls={shown === 'open' ? opens : undefined}
        // The second click of a double click on "Cancel" may land here.
        onClick={({ detail }) => detail < 2 && toggle()}
      >
        {t('conversion.options')}
      </button>
      {shown === 'failed' && (
        <p role="alert" className="basis-full text-danger text-sm">
          {t('errors.CODEC_UNAVAILABLE')}
        </p>
      )}
    </>
  );
}
