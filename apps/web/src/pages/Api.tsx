import { calls, giveUpCall, keyHeader, pictureHeaders } from '@image-converter/contract/calls';
import { convertCall, filePart } from '@image-converter/contract/convert-call';
import { apiErrors } from '@image-converter/contract/errors';
import { formats, serverFormats, targets } from '@image-converter/formats/formats';
import { optionTable } from '@image-converter/formats/options';
import { maxServerPages } from '@image-converter/formats/pages';
import { apiLimits } from '@image-converter/settings/api-limits';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { LegalSection, LegalText, legalColumn } from '../legal/LegalText.tsx';
import { useSite } from '../site.tsx';
import { examples, ownServer } from './api-examples.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** What programs can call, and how to run a server for them. */
export function Api({ middle }: { middle: ReactNode }) {
  const { t, messages } = useTexts();
  const { api } = useSite();
  const { maxFileMegabytes, conversionsPerKey, callsPerMinute } = apiLimits;
  const labels = (names: readonly (keyof typeof formats)[]) => names.map((name) => formats[name].label).join(', ');
  return (
    <LegalText title={t('api.title')}>
      <p className={clsx('mt-4 text-lg', legalColumn)}>{t('api.subtitle')}</p>
      <LegalSection title={t('api.own.title')}>
        <p>{t('api.own.text')}</p>
        <CodeBlock title={t('api.own.code')} code={ownServer} />
        <p>{t('api.own.more')}</p>
      </LegalSection>
      <LegalSection title={t('api.one.title')}>
        <p>
          <Code>{`${convertCall.method} ${convertCall.path}`}</Code>
        </p>
        <p>{t('api.one.text', { file: filePart, report: pictureHeaders.report })}</p>
        <p>{t('api.one.deleted')}</p>
        {Object.entries(examples).map(([title, code]) => (
          <CodeBlock key={title} title={title} code={code} />
        ))}
        <Facts
          facts={[
            [t('api.one.reads'), labels(serverFormats)],
            [t('api.one.writes'), labels(targets)],
            [t('api.one.options'), <Code key="options">{Object.keys(optionTable).join(', ')}</Code>],
          ]}
        />
        <p>{t('api.one.options_text')}</p>
      </LegalSection>
      {middle}
      <LegalSection title={t('api.limits.title')}>
        <Facts
          facts={[
            [t('api.limits.size'), `${maxFileMegabytes} MB`],
            [t('api.limits.at_once'), conversionsPerKey],
            [t('api.limits.per_minute'), callsPerMinute],
            [t('api.limits.pages'), maxServerPages],
          ]}
        />
        <p>{t('api.limits.text')}</p>
      </LegalSection>
      <LegalSection title={t('api.errors.title')}>
        <p>{t('api.errors.text')}</p>
        <Facts
          facts={codesByStatus().map(([status, codes]) => [status, <Code key={status}>{codes.join(', ')}</Code>])}
        />
      </LegalSection>
      {api && (
        <LegalSection title={t('api.pages.title')}>
          <p>{t('api.pages.text', { header: keyHeader, parts: pictureHeaders.parts })}</p>
          <dl className="grid gap-3">
            {[...Object.values(calls), giveUpCall].map(({ method, path }, index) => (
              <div key={method + path}>
                <dt>
                  <Code>{`${method} ${path}`}</Code>
                </dt>
                <dd>{messages.api.pages.steps[index]}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a className="underline" href={`${api.origin}/api/openapi.json`}>
              {t('api.pages.openapi')}
            </a>
          </p>
        </LegalSection>
      )}
    </LegalText>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code className="font-mono text-sm" translate="no">
      {children}
    </code>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All codes, by their status. */
function codesByStatus(): [status: string, codes: string[]][] {
  const codes = Object.entries(apiErrors);
  const statuses = [...new Set(codes.map(([, status]) => status))];
  return statuses.map((one) => [String(one), codes.filter(([, status]) => status === one).map(([code]) => code)]);
}
