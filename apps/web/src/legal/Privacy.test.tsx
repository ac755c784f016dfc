import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { TextsProvider } from '../i18n/texts.tsx';
import { languages } from '../routes/pages.ts';
import { SiteProvider } from '../site.tsx';
import { deployment } from '../testing/render-hook.tsx';
import { Privacy } from './Privacy.tsx';

const days = { de: '30 Tagen', en: '30 days', es: '30 días', pt: '30 dias' };

it.each(languages)('says in %s for how many days the server keeps a row of the log', async (language) => {
  const settings = deployment({ LOG_RETENTION_DAYS: '30' });
  const messages = await loadMessages({ language, page: 'privacy' }, settings);
  const notice = renderToStaticMarkup(
    <SiteProvider settings={settings}>
      <TextsProvider messages={messages}>
        <Privacy middle={null} />
      </TextsProvider>
    </SiteProvider>,
  );
  expect(notice).toContain(days[language]);
});
