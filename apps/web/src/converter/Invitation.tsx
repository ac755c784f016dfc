import { type ConverterRules, hintedMegabytes } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { megabytes } from '../i18n/numbers.ts';
import { useTexts } from '../i18n/texts.tsx';

/** What the drop zone invites to: a finger cannot drop, and does not click. */
export function Invitation({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const format = labels(rules);
  const single = rules.maxFiles === 1;
  return (
    <>
      <span className="touch:hidden">
        {single ? t('upload.single_drag_inactive') : t('upload.drag_inactive', { format })}
      </span>
      <span className="touch:inline hidden">{single ? t('upload.single_tap') : t('upload.tap', { format })}</span>
    </>
  );
}

/** How many files of what, and where it is not in the page's name, what becomes of them. */
export function Conditions({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const { maxFiles, maxBytes } = rules;
  if (maxFiles > 1) return t('upload.subtitle', { count: maxFiles, format: labels(rules), size: hintedMegabytes });
  return (
    <>
      {t('upload.single_subtitle', { size: megabytes(maxBytes ?? 0) })}
      <span className="block">{t('upload.single_result')}</span>
    </>
  );
}

function labels({ accepts }: ConverterRules): string {
  return accepts.map((name) => formats[name].label).join(', ');
}
