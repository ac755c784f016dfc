import { useRef, useState } from 'react';
import { copyText } from '../copy-text.ts';
import { useTexts } from '../i18n/texts.tsx';

interface CodeBlockProps {
  title: string;
  code: string;
}

/** Code to copy. Long lines scroll, also by keys. A browser that does not let a page copy gets it selected. */
export function CodeBlock({ title, code }: CodeBlockProps) {
  const { t } = useTexts();
  const block = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(code);
    setCopied(done);
    if (!done && block.current) getSelection()?.selectAllChildren(block.current);
  };
  return (
    <figure className="card min-w-0 overflow-hidden">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b py-1 pr-2 pl-4 font-semibold">
        {title}
        <button
          type="button"
          className="plain-button text-sm"
          aria-label={isCopied ? undefined : `${t('api.copy')}: ${title}`}
          onClick={copy}
        >
          <span aria-live="polite">{isCopied ? t('api.copied') : t('api.copy')}</span>
        </button>
      </figcaption>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto p-4"
      >
        <pre ref={block} className="font-mono text-sm" translate="no">
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
