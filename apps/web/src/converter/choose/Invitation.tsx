import { isCommon } from '@image-converter/formats/any-format';
import { type ConverterRules, hintedBytes } from '@image-converter/formats/converters';
import { formats, type Target } from '@image-converter/formats/formats';
import { formatChoice, megabytes } from '../../i18n/numbers.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useNavigation } from '../../navigation/navigation.tsx';

interface ZoneWords {
  drop: string;
  /** While files are dragged over the page. */
  release: string;
  choose: string;
  /** In place of `choose` once there are files. */
  another: string;
  anywhere: string;
}

export function zoneWords(t: Translate, rules: ConverterRules): ZoneWords {
  if (rules.maxFiles === 1)
    return {
      drop: t('upload.single_drop'),
      release: t('upload.single_drag_active'),
      choose: t('upload.single_title'),
      another: t('upload.single_another'),
      anywhere: t('upload.single_anywhere'),
    };
  const format = nameOf(rules);
  return {
    drop: rules.also ? t('all_formats.zone.drop') : t('upload.drop', { format }),
    release: t('upload.drag_active'),
    choose: rules.also ? t('all_formats.zone.label') : t('upload.choose', { format }),
    another: t('upload.add_more'),
    anywhere: t('upload.anywhere'),
  };
}

/** What a page takes, in a notice. Touch screens get their own text: nothing can be dropped or clicked there. */
export function DragHint({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const format = nameOf(rules);
  return (
    <>
      <span className="touch:hidden">{t('upload.drag_inactive', { format })}</span>
      <span className="touch:inline hidden">{t('upload.choose', { format })}</span>
    </>
  );
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

function nameOf(rules: ConverterRules): string {
  return rules.label ?? labels(rules).join(', ');
}

/** A group of formats is spelled out here: "RAW" says less than the list of formats. */
function labels({ accepts, label }: ConverterRules): string[] {
  return label && accepts.length === 1 ? [label] : accepts.filter(isCommon).map((name) => formats[name].label);
}
