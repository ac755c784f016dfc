import { isCommon } from '@image-converter/formats/any-format';
import { type ConverterRules, hintedBytes } from '@image-converter/formats/converters';
import { formats, type Target } from '@image-converter/formats/formats';
import { formatChoice, megabytes } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useNavigation } from '../../navigation/navigation.tsx';

/** Touch screens get their own text: nothing can be dropped there, and people tap instead of click. */
export function Invitation({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const { click, tap } = invitationWords(t, rules);
  return (
    <>
      <span className="touch:hidden">{click}</span>
      <span className="touch:inline hidden">{tap}</span>
    </>
  );
}

function invitationWords(t: Translate, rules: ConverterRules): { click: string; tap: string } {
  if (rules.also) return { click: t('all_formats.zone.drop'), tap: t('all_formats.zone.tap') };
  if (rules.maxFiles === 1) return { click: t('upload.single_drag_inactive'), tap: t('upload.single_tap') };
  const format = rules.label ?? labels(rules).join(', ');
  return { click: t('upload.drag_inactive', { format }), tap: t('upload.tap', { format }) };
}

/** Which files and how many, and the target unless the page's name already says it. */
export function Conditions({ rules, target }: { rules: ConverterRules; target: Target }) {
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const { maxFiles, maxBytes, also } = rules;
  if (also) return t('all_formats.zone.conditions');
  const format = formatChoice(language, labels(rules));
  if (maxFiles > 1) return t('upload.subtitle', { count: maxFiles, format, size: megabytes(maxBytes ?? hintedBytes) });
  return (
    <>
      {t('upload.single_subtitle', { formats: format, size: megabytes(maxBytes ?? 0) })}
      <span className="block">
        {target === rules.target
          ? t('upload.single_result')
          : t('upload.single_result_other', { format: formats[target].label })}
      </span>
    </>
  );
}

/** A group of formats is spelled out here: "RAW" says less than the list of formats. */
function labels({ accepts, label }: ConverterRules): string[] {
  return label && accepts.length === 1 ? [label] : accepts.filter(isCommon).map((name) => formats[name].label);
}
