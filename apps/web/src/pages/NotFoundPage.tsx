import { useTexts } from '../i18n/texts.tsx';
import { isPlainClick, useNavigation } from '../navigation/navigation.tsx';
import { pathOf } from '../routes/route.ts';
import { Mark } from '../ui/Mark.tsx';

export function NotFoundPage() {
  const { t } = useTexts();
  const { route, open } = useNavigation();
  return (
    <div className="py-20 text-center">
      <p aria-hidden>
        <Mark label="404" size="large" className="-rotate-6" />
      </p>
      <h1 className="heading-1 mt-6">{t('not_found.title')}</h1>
      <p className="mx-auto mt-3 max-w-md text-lg text-quiet">{t('not_found.text')}</p>
      <a
        href="/"
        className="button large mt-8"
        // The root redirects everyone to English, but this page is already in the visitor's language.
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open(pathOf(route.language, 'home'));
        }}
      >
        {t('not_found.link')}
      </a>
    </div>
  );
}
