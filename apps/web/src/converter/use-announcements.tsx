import type { ConverterRules } from '@image-converter/formats/converters';
import { type Format, formats } from '@image-converter/formats/formats';
import { pairNames, pairs } from '@image-converter/formats/pairs';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { useNotices } from '../notices/notices.tsx';
import type { Page } from '../routes/pages.ts';
import type { Rejection } from './admission.ts';
import { megabytes, useHints } from './hints.ts';
import type { ConversionEvents } from './use-conversion.ts';

interface Announcements extends ConversionEvents {
  onPackerMissing: () => void;
}

/** Turns what happens to files into notices in the visitor's language. Nothing happens silently. */
export function useAnnouncements(rules: ConverterRules): Announcements {
  const { t } = useTexts();
  const { notify } = useNotices();
  const { invitation } = useHints(rules);
  const single = rules.maxFiles === 1;
  const format = formats[rules.target].label;

  const reasonOf = (rejection: Rejection) => {
    const filename = rejection.file.name;
    switch (rejection.reason) {
      case 'empty':
        return t('rejections.empty', { filename });
      case 'unknown':
        return t('rejections.unknown', { filename });
      case 'too-large':
        return t('rejections.too_large', { filename, size: megabytes(rules.maxBytes) });
      case 'too-many':
        if (single) return t('rejections.one_at_a_time', { filename });
        return t('rejections.too_many', { filename, count: rejection.room });
      case 'other-format':
        return t('rejections.other_format', { filename, format: formats[rejection.format].label });
    }
  };

  const announceRejection = (rejection: Rejection) => {
    const wrongType = rejection.reason === 'other-format' || rejection.reason === 'unknown';
    const withoutLimit = wrongType && rules.maxBytes === undefined;
    notify({
      tone: 'destructive',
      title: withoutLimit ? t('conversion.error_title') : t('rejections.title'),
      description: (
        <>
          <p>{reasonOf(rejection)}</p>
          {withoutLimit && <p>{invitation}</p>}
          {rejection.reason === 'other-format' && <RightPage format={rejection.format} rules={rules} />}
        </>
      ),
    });
  };

  return {
    onAdmission: ({ accepted, rejected }) => {
      for (const rejection of rejected) announceRejection(rejection);
      if (accepted.length === 0) return;
      const count = accepted.length;
      const description = t('conversion.files_added_description', { count });
      notify({ tone: 'neutral', title: t('conversion.files_added_title', { count }), description });
    },
    onConverted: ({ file }, { pagesOrFrames }) => {
      const description = single
        ? t('conversion.single_success_description', { file: file.name })
        : t('conversion.success_description', { filename: file.name, format });
      notify({ tone: 'neutral', title: t('conversion.success_title'), description });
      if (pagesOrFrames > 1) {
        const more = t('conversion.more_frames_description', { filename: file.name, count: pagesOrFrames });
        notify({ tone: 'neutral', title: t('conversion.more_frames_title'), description: more });
      }
    },
    onPackerMissing: () => {
      const description = t('errors.CODEC_UNAVAILABLE');
      notify({ tone: 'destructive', title: t('conversion.zip_failed_title'), description });
    },
    onFailed: ({ file }, code, detail) => {
      const size = code === 'TOO_LARGE' ? ` (${detail})` : '';
      notify({
        tone: 'destructive',
        title: t('conversion.error_title'),
        description: (
          <>
            <p>
              {single
                ? t('conversion.single_error_description')
                : t('conversion.error_description', { filename: file.name })}
            </p>
            <p>{t(`errors.${code}`) + size}</p>
          </>
        ),
      });
    },
  };
}

/** Leads to the page that takes such files: for the same target, else for any. */
function RightPage({ format, rules }: { format: Format; rules: ConverterRules }) {
  const { t } = useTexts();
  const candidates = pairNames.filter((pair) => pairs[pair].from === format);
  const page: Page = candidates.find((pair) => pairs[pair].to === rules.target) ?? candidates[0] ?? 'home';
  return (
    <Link page={page} className="underline">
      {t('rejections.other_page', { format: formats[format].label })}
    </Link>
  );
}
