import { downloadName } from '@image-converter/formats/result-names';
import { Download } from 'lucide';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Outcome } from '../state/state.ts';

interface RowDownloadProps {
  outcome: Outcome;
  /** Name of the source file. */
  name: string;
  /** Saves this file's pages as a ZIP. */
  onPack: () => void;
}

/** A link if there is one file, or a button that zips several. */
export function RowDownload({ outcome, name, onPack }: RowDownloadProps) {
  const { t } = useTexts();
  const [first, ...others] = outcome.files;
  const label = (filename: string) => t('conversion.download_file', { filename });
  const content = (
    <>
      <Icon of={Download} className="size-4.5" />
      <span className="row-label">{t('conversion.download')}</span>
    </>
  );
  if (others.length === 0)
    return (
      <a href={first.url()} download={first.name} className="quiet-button max-md:px-3" aria-label={label(first.name)}>
        {content}
      </a>
    );
  return (
    <button type="button" className="quiet-button" aria-label={label(downloadName(name, 'zip'))} onClick={onPack}>
      {content}
    </button>
  );
}
