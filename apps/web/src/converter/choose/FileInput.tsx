import { isCommon } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import { extensionsOf, formats } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { FolderPlus } from 'lucide';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isLeftBySystem } from './folders.ts';

export type OnFiles = (files: readonly File[]) => void;

interface FileInputProps {
  id: string;
  rules: ConverterRules;
  disabled?: boolean;
  labelledBy?: string;
  describedBy?: string;
  onFiles: OnFiles;
}

/** Stands in a label, so the browser handles click, keyboard, touch and assistive technology. */
export function FileInput({ id, rules, disabled = false, labelledBy, describedBy, onFiles }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      className="sr-only"
      accept={acceptedBy(rules)}
      multiple={rules.maxFiles > 1}
      disabled={disabled}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      {...taking(onFiles)}
    />
  );
}

/** All browsers support it, but React's types lack it. */
const wholeFolders = { webkitdirectory: '' };

/** Hidden on phones, which cannot choose folders. */
export function FolderInput({ onFiles, className }: { onFiles: OnFiles; className: string }) {
  const { t } = useTexts();
  const withoutLeftovers: OnFiles = (files) => onFiles(files.filter((file) => !isLeftBySystem(file)));
  return (
    <label
      className={clsx(
        'needs-script touch:hidden has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input type="file" {...wholeFolders} multiple className="sr-only" {...taking(withoutLeftovers)} />
      <Icon of={FolderPlus} className="size-5" />
      {t('all_formats.zone.folder')}
    </label>
  );
}

/** Undefined if every format is accepted. */
function acceptedBy({ accepts, also, endings = [] }: ConverterRules): string | undefined {
  if (also) return undefined;
  const common = accepts.filter(isCommon);
  const types = common.map((format) => formats[format].mediaType);
  return [...types, ...[...extensionsOf(common), ...endings].map((ending) => `.${ending}`)].join(',');
}

function taking(onFiles: OnFiles) {
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // Otherwise choosing the same file again would not fire a change event.
    input.value = '';
  };
  return {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(target),
    // The visitor may have chosen files before the script ran.
    ref: (input: HTMLInputElement | null) => {
      if (input?.files?.length) take(input);
    },
  };
}
