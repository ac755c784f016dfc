import { isCommon } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import { extensionsOf, formats, type Target } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { ImagePlus } from 'lucide';
import { useId } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../layout/Icon.tsx';
import { Conditions, Invitation } from './Invitation.tsx';

interface DropZoneProps {
  rules: ConverterRules;
  target: Target;
  /** Number of files already in the converter. */
  held: number;
  dragging: boolean;
  onFiles: (files: readonly File[]) => void;
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
  const common = rules.accepts.filter(isCommon);
  const types = common.map((format) => formats[format].mediaType);
  const endings = [...extensionsOf(common), ...(rules.endings ?? [])].map((ending) => `.${ending}`);
  const another = single ? t('upload.single_another') : t('upload.add_more');
  return (
    <label
      data-dragging={dragging || undefined}
      className={clsx(
        'needs-script flex flex-wrap items-center justify-center gap-x-3 text-balance rounded-2xl border-2 border-dashed px-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        open ? 'flex-col gap-y-1 py-8 md:py-12' : 'min-h-14 py-2',
        full ? 'cursor-not-allowed border-line text-quiet' : 'cursor-pointer border-control hover:border-accent',
        dragging && !full && 'border-accent bg-accent-soft',
      )}
    >
      <input
        type="file"
        className="sr-only"
        accept={[...types, ...endings].join(',')}
        multiple={!single}
        disabled={full}
        aria-describedby={open ? hint : undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Otherwise choosing the same file again would not fire a change event.
          event.target.value = '';
        }}
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
  );
}
