import { clsx } from 'clsx';
import { FolderPlus, ImagePlus } from 'lucide';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { isLeftBySystem } from '../converter/choose/folders.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../layout/Icon.tsx';

interface BatchZoneProps {
  /** Number of files so far; the zone shrinks once there are any. */
  held: number;
  dragging: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Like the drop zone of the other pages, plus a button to choose a folder. */
export function BatchZone({ held, dragging, onFiles }: BatchZoneProps) {
  const { t } = useTexts();
  const hint = useId();
  const open = held === 0;
  const take =
    (isIgnored: (file: File) => boolean = () => false) =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      onFiles([...(target.files ?? [])].filter((file) => !isIgnored(file)));
      // Otherwise choosing the same file again would not fire a change event.
      target.value = '';
    };
  const invitation = open ? (
    <>
      <span className="touch:hidden">{t('all_formats.zone.drop')}</span>
      <span className="touch:inline hidden">{t('all_formats.zone.tap')}</span>
    </>
  ) : (
    t('upload.add_more')
  );
  return (
    <div className="needs-script grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <label
        data-dragging={dragging || undefined}
        className={clsx(
          'flex cursor-pointer flex-wrap items-center justify-center gap-x-3 rounded-2xl border-2 border-dashed px-4 text-center hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          open ? 'flex-col gap-y-1 py-8 sm:col-span-full md:py-12' : 'min-h-14 py-2',
          dragging ? 'border-accent bg-accent-soft' : 'border-control',
        )}
      >
        <input type="file" multiple className="sr-only" aria-describedby={open ? hint : undefined} onChange={take()} />
        <Icon of={ImagePlus} className={clsx('text-accent', open ? 'size-9' : 'size-6')} />
        <span className={clsx('font-medium', open && 'text-lg')}>
          {dragging ? t('upload.drag_active') : invitation}
        </span>
        {open && <Conditions id={hint} />}
      </label>
      <FolderInput onChange={take(isLeftBySystem)}>{t('all_formats.zone.folder')}</FolderInput>
    </div>
  );
}

function Conditions({ id }: { id: string }) {
  const { t } = useTexts();
  return (
    <>
      <span id={id} className="text-quiet text-sm">
        {t('all_formats.zone.conditions')}
      </span>
      <span className="touch:hidden text-quiet text-sm max-md:hidden">{t('upload.anywhere')}</span>
    </>
  );
}

/** All browsers support it, but React's types lack it. */
const wholeFolders = { webkitdirectory: '' };

interface FolderInputProps {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  children: ReactNode;
}

/** Hidden on phones, which cannot choose folders. */
function FolderInput({ onChange, children }: FolderInputProps) {
  return (
    <label className="quiet-button touch:hidden gap-2 justify-self-center has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 sm:col-start-2 sm:row-start-auto sm:min-h-14">
      <input type="file" {...wholeFolders} multiple className="sr-only" onChange={onChange} />
      <Icon of={FolderPlus} className="size-5" />
      {children}
    </label>
  );
}
