import { clsx } from 'clsx';
import { Download, X } from 'lucide-react';
import { useTexts } from '../i18n/texts.tsx';
import { FileStatus } from './FileStatus.tsx';
import type { Item } from './state.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface FileRowProps {
  item: Item;
  busy: boolean;
  onRemove: () => void;
}

export function FileRow({ item, busy, onRemove }: FileRowProps) {
  const { t } = useTexts();
  const { file, status } = item;
  return (
    <li
      data-status={status.kind}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
    >
      <Thumbnail item={item} />
      <div className="min-w-0">
        <p className="wrap-anywhere line-clamp-2 font-medium leading-snug" title={file.name}>
          {/* Names may run from right to left; what stands beside them does not. */}
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-quiet text-sm">
          <FileStatus item={item} />
        </p>
      </div>
      {status.kind === 'done' && (
        <a
          href={status.outcome.url}
          download={status.outcome.name}
          className="row-button max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-start"
          aria-label={t('conversion.download_file', { filename: status.outcome.name })}
        >
          <Download aria-hidden className="size-4" />
          {t('conversion.download')}
        </a>
      )}
      <button
        type="button"
        className={clsx(
          'icon-button col-start-3 row-start-1 self-start sm:col-start-4 sm:self-center',
          busy && 'invisible',
        )}
        onClick={onRemove}
        aria-label={t('conversion.remove', { filename: file.name })}
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  );
}
