import { type ConverterRules, hintedMegabytes } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { useTexts } from '../i18n/texts.tsx';

/** The drop zone's invitation and its conditions, in words. */
export function useHints({ accepts, maxFiles, maxBytes }: ConverterRules): { invitation: string; conditions: string } {
  const { t } = useTexts();
  if (maxFiles === 1) {
    return {
      invitation: t('upload.single_drag_inactive'),
      conditions: t('upload.single_subtitle', { size: megabytes(maxBytes) }),
    };
  }
  const format = accepts.map((name) => formats[name].label).join(', ');
  return {
    invitation: t('upload.drag_inactive', { format }),
    conditions: t('upload.subtitle', { count: maxFiles, format, size: hintedMegabytes }),
  };
}

export function megabytes(bytes: number | undefined): number {
  return (bytes ?? 0) / 1024 ** 2;
}
