import type { ConverterRules } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useHints } from './hints.ts';

interface DropZoneProps {
  rules: ConverterRules;
  full: boolean;
  dragging: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A label with a file input in it: click, keyboard, touch and assistive technology come from the browser. */
export function DropZone({ rules, full, dragging, onFiles }: DropZoneProps) {
  const { t } = useTexts();
  const hints = useHints(rules);
  const hint = useId();
  const accept = rules.accepts.flatMap((format) => [
    formats[format].mediaType,
    ...formats[format].extensions.map((extension) => `.${extension}`),
  ]);
  return (
    <label
      data-dragging={dragging || undefined}
      className={clsx(
        'needs-script grid place-items-center gap-1 rounded-2xl border-2 border-dashed px-4 py-8 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 md:py-12',
        full ? 'cursor-not-allowed border-line text-quiet' : 'cursor-pointer border-control hover:border-accent',
        dragging && !full && 'border-accent bg-accent-soft',
      )}
    >
      <input
        type="file"
        className="sr-only"
        accept={accept.join(',')}
        multiple={rules.maxFiles > 1}
        disabled={full}
        aria-describedby={hint}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Choosing the same file again is a change, too.
          event.target.value = '';
        }}
      />
      <ImagePlus aria-hidden className="size-9 text-accent" />
      <span className="font-medium text-lg">
        {full ? t('upload.max_files') : dragging ? t('upload.drag_active') : hints.invitation}
      </span>
      <span id={hint} className="text-quiet text-sm">
        {hints.conditions}
      </span>
      <span className="text-quiet text-sm max-md:hidden">{t('upload.anywhere')}</span>
    </label>
  );
}
