import { useTexts } from '../i18n/texts.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { type Language, languageTable, type Page } from '../routes/pages.ts';
import { alternatesOf, pathOf } from '../routes/route.ts';
import { useSite } from '../site.tsx';
import { icons, manifestPath, previewPath, previewSize, themeColors } from './files.ts';
import { pageMeta } from './page-meta.ts';
import { jsonLd, structuredData } from './structured-data.ts';

export function Head() {
  const { route } = useNavigation();
  const { messages } = useTexts();
  const { title, description, keywords } = pageMeta(route, messages);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Slow devices would paint half a page and then shift it when the rest is parsed. */}
      <link rel="expect" href="#footer" blocking="render" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={icons.ico} sizes="32x32" />
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.apple} />
      <link rel="manifest" href={manifestPath(route.language)} />
      {route.page === 'not-found' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SearchAndSharing language={route.language} page={route.page} title={title} description={description} />
      )}
    </>
  );
}

interface SharedPage {
  language: Language;
  page: Page;
  title: string;
  description: string;
}

function SearchAndSharing({ language, page, title, description }: SharedPage) {
  const settings = useSite();
  const { origin } = settings;
  const { messages } = useTexts();
  const data = structuredData({ language, page, title, description }, messages, settings);
  const url = origin + pathOf(language, page);
  return (
    <>
      <link rel="canonical" href={url} />
      {alternatesOf(page, origin).map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" {...alternate} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={messages.header.title} />
      <meta property="og:locale" content={languageTable[language].locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + previewPath(language, page)} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, escaped by jsonLd
        dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
      />
    </>
  );
}
