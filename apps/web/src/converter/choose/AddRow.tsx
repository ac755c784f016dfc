import type { ConverterRules } from '@image-converter/formats/converters';
import { clsx } from 'clsx';
import { ImagePlus } from 'lucide';
import { useId, useRef } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FileInput, FolderInput, type OnFiles } from './FileInput.tsx';
import { zoneWords } from './Invitation.tsx';
import { useFocusOnwards } from './use-focus-onwards.ts';

interface AddRowProps {
  rules: ConverterRules;
  /** Number of files already in the converter. */
  held: number;
  dragging: boolean;
  onFiles: OnFiles;
}

/** Not on touch screens, on phones or beside open options. */
const anywhereClass = 'touch:hidden max-md:hidden group-data-[options=open]/card:hidden';

/** Below the files: takes more of them, or another one in place of the only one. */
export function AddRow({ rules, held, dragging, onFiles }: AddRowProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useFocusOnwards(place);
  const input = useId();
  const { release, another, anywhere } = zoneWords(t, rules);
  const single = rules.maxFiles === 1;
  const room = rules.maxFiles - held;
  const full = !single && room <= 0;
  return (
    <div ref={place} className="flex flex-wrap gap-2 p-4 sm:px-6 sm:pb-6">
      <label
        htmlFor={input}
        data-dragging={dragging || undefined}
        className={clsx(
          'needs-script flex min-h-14 min-w-0 grow flex-wrap items-center gap-x-3 rounded-2xl border border-transparent px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          full ? 'cursor-not-allowed bg-soft text-quiet' : 'cursor-pointer bg-table hover:border-accent',
          dragging && !full && 'border-accent',
        )}
      >
        <FileInput id={input} rules={rules} disabled={full} onFiles={onFiles} />
        {full ? (
          t('upload.max_files', { count: rules.maxFiles })
        ) : (
          <>
            <Icon of={ImagePlus} className="size-5 shrink-0 text-accent" />
            <span className="min-w-0 font-semibold text-[0.9375rem] text-accent">{dragging ? release : another}</span>
            <span className="ml-auto text-quiet text-sm">
              <span className={anywhereClass}>{anywhere}</span>
              {!single && room < Number.POSITIVE_INFINITY && (
                <>
                  <span className={anywhereClass}> · </span>
                  {t('upload.room', { number: room })}
                </>
              )}
            </span>
          </>
        )}
      </label>
      {rules.also && <FolderInput onFiles={onFiles} className="quiet-button min-h-14 rounded-2xl max-sm:grow" />}
    </div>
  );
}
