import { SlidersHorizontal } from 'lucide';
import { useFocusOnwards } from '../converter/choose/use-focus-onwards.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { LazyOptions } from './lazy-options.ts';

interface OptionsButtonProps {
  options: LazyOptions;
  /** Id of the panel it opens. */
  opens: string;
}

/** Opens the options of all files. */
export function OptionsButton({ options, opens }: OptionsButtonProps) {
  const { t } = useTexts();
  useFocusOnwards(options.button);
  const isOpen = options.shown === 'open' && options.file === undefined;
  return (
    <>
      <button
        ref={options.button}
        type="button"
        className="wrap-anywhere quiet-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? opens : undefined}
        // The second click of a double click on "Cancel" may land here.
        onClick={({ detail, currentTarget }) => detail < 2 && options.toggle(currentTarget)}
      >
        <Icon of={SlidersHorizontal} className="size-4.5" />
        {t('upload.options')}
      </button>
      {options.shown === 'failed' && (
        <p role="alert" className="basis-full text-danger text-sm">
          {t('notices.part_failed')}
        </p>
      )}
    </>
  );
}
