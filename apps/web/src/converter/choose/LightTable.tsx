import type { ConverterRules } from '@image-converter/formats/converters';
import type { Target } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { ImagePlus } from 'lucide';
import { useId, useRef } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FileInput, FolderInput, type OnFiles } from './FileInput.tsx';
import { Conditions, zoneWords } from './Invitation.tsx';
import { Prints } from './Prints.tsx';
import { useFocusOnwards } from './use-focus-onwards.ts';

interface LightTableProps {
  rules: ConverterRules;
  target: Target;
  dragging: boolean;
  onFiles: OnFiles;
}

/** A label around a file input; the button in it is only drawn. */
export function LightTable({ rules, target, dragging, onFiles }: LightTableProps) {
  const { t } = useTexts();
  const place = useRef<HTMLLabelElement>(null);
  useFocusOnwards(place);
  const input = useId();
  const button = useId();
  const hint = useId();
  const { drop, release, choose, anywhere } = zoneWords(t, rules);
  return (
    <>
      <label
        ref={place}
        htmlFor={input}
        data-dragging={dragging || undefined}
        className="needs-script light-table viewfinder group @container relative grid grow cursor-pointer grid-cols-1 content-center justify-items-center text-balance px-6 pt-7 pb-8 text-center sm:min-h-86"
      >
        <FileInput id={input} rules={rules} labelledBy={button} describedBy={hint} onFiles={onFiles} />
        <Prints rules={rules} target={target} />
        <span className="heading-2 mb-4 touch:hidden @min-[44rem]:max-w-76 @min-[60rem]:max-w-104">
          {dragging ? release : drop}
        </span>
        <span className="wrap-anywhere grid max-w-full grid-cols-1 max-sm:w-full max-sm:max-w-75">
          <span
            id={button}
            className={clsx(
              'button large col-start-1 row-start-1 group-hover:bg-accent-strong group-has-focus-visible:outline-3 group-has-focus-visible:outline-accent group-has-focus-visible:outline-offset-2 max-sm:px-4',
              dragging && 'invisible',
            )}
          >
            <Icon of={ImagePlus} className="size-5.5 shrink-0" />
            {choose}
          </span>
          {dragging && (
            <Icon of={ImagePlus} className="col-start-1 row-start-1 size-14 place-self-center text-accent" />
          )}
        </span>
        <span
          className={clsx(
            'mt-3 touch:hidden @min-[44rem]:max-w-76 @min-[60rem]:max-w-104 text-[0.9375rem] max-md:hidden',
            dragging && 'invisible',
          )}
        >
          {anywhere}
        </span>
        <span
          id={hint}
          className="mt-3 @min-[44rem]:max-w-76 @min-[60rem]:max-w-104 text-[0.8125rem] text-quiet md:mt-4 md:text-sm"
        >
          <Conditions rules={rules} target={target} />
        </span>
      </label>
      {rules.also && (
        <div className="flex touch:hidden justify-center p-2">
          <FolderInput onFiles={onFiles} className="text-button" />
        </div>
      )}
    </>
  );
}
