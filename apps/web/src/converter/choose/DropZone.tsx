import { isCommon } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import { extensionsOf, formats, type Target } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { FolderPlus, ImagePlus } from 'lucide';
import { useId } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../layout/Icon.tsx';
import { isLeftBySystem } from './folders.ts';
import { Conditions, Invitation } from './Invitation.tsx';

type OnFiles = (files: readonly File[]) => void;

interface DropZoneProps {
  rules: ConverterRules;
  target: Target;
  /** Number of files already in the converter. */
  held: number;
  dragging: boolean;
  onFiles: OnFiles;
}

/**
 * A label around a file input, so the browser handles click, keyboard, touch and assistive technology. Shrinks once
 * there are files.
 */
export function DropZone({ rules, target, held, dragging, onFiles }: DropZoneProps) {
  const { t } = useTexts();
  const hint = useId();
  const single = rules.maxFiles === 1;
  const full = !single && held >= rules.maxFiles;
  const open = held === 0;
  const another = single ? t('upload.single_another') : t('upload.add_more');
  return (
    <div className={clsx('grid gap-3', rules.also && 'sm:grid-cols-[minmax(0,1fr)_auto]')}>
      <label
        data-dragging={dragging || undefined}
        className={clsx(
          'needs-script flex flex-wrap items-center justify-center gap-x-3 text-balance rounded-2xl border-2 border-dashed px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          open ? 'flex-col gap-y-1 py-8 sm:col-span-full md:py-12' : 'min-h-14 py-2',
          full ? 'cursor-not-allowed border-line text-quiet' : 'cursor-pointer border-control hover:border-accent',
          dragging && !full && 'border-accent bg-accent-soft',
        )}
      >
        <input
          type="file"
          className="sr-only"
          accept={acceptedBy(rules)}
          multiple={!single}
          disabled={full}
          aria-describedby={open ? hint : undefined}
          onChange={({ target: input }) => take(input, onFiles)}
        />
        {!full && <Icon of={ImagePlus} className={clsx('text-accent', open ? 'size-9' : 'size-6')} />}
        <span className={clsx('font-medium', open && 'text-lg')}>
          {full && t('upload.max_files', { count: rules.maxFiles })}
          {!full && dragging && t('upload.drag_active')}
          {!full && !dragging && (open ? <Invitation rules={rules} /> : another)}
        </span>
        {open && (
          <>
            <span id={hint} className="text-quiet text-sm">
              <Conditions rules={rules} target={target} />
            </span>
            <span className="touch:hidden text-quiet text-sm max-md:hidden">{t('upload.anywhere')}</span>
          </>
        )}
      </label>
      {rules.also && <FolderInput onFiles={onFiles} />}
    </div>
  );
}

/** Undefined if every format is accepted. */
function acceptedBy({ accepts, also, endings = [] }: ConverterRules): string | undefined {
  if (also) return undefined;
  const common = accepts.filter(isCommon);
  const types = common.map((format) => formats[format].mediaType);
  return [...types, ...[...extensionsOf(common), ...endings].map((ending) => `.${ending}`)].join(',');
}

function take(input: HTMLInputElement, onFiles: OnFiles): void {
  onFiles([...(input.files ?? [])]);
  // Otherwise choosing the same file again would not fire a change event.
  input.value = '';
}

/** All browsers support it, but React's types lack it. */
const wholeFolders = { webkitdirectory: '' };

/** Hidden on phones, which cannot choose folders. */
function FolderInput({ onFiles }: { onFiles: OnFiles }) {
  const { t } = useTexts();
  const withoutLeftovers: OnFiles = (files) => onFiles(files.filter((file) => !isLeftBySystem(file)));
  return (
    <label className="needs-script quiet-button touch:hidden gap-2 justify-self-center has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 sm:col-start-2 sm:row-start-auto sm:min-h-14">
      <input
        type="file"
        {...wholeFolders}
        multiple
        className="sr-only"
        onChange={({ target }) => take(target, withoutLeftovers)}
      />
      <Icon of={FolderPlus} className="size-5" />
      {t('all_formats.zone.folder')}
    </label>
  );
}
