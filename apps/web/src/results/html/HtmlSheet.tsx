import { useEffect, useId, useRef } from 'react';
import type { Parts } from '../../i18n/source.ts';
import { useTexts } from '../../i18n/texts.tsx';

interface HtmlSheetProps {
  html: string;
  words: Parts['html'];
  onClose: () => void;
}

/** For browsers that do not let a page copy: the text, selected. */
export function HtmlSheet({ html, words, onClose }: HtmlSheetProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
    text.current?.select();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="fixed inset-x-0 top-auto bottom-0 w-full max-w-full gap-3 rounded-t-3xl bg-panel p-4 text-ink shadow-float backdrop:bg-stage/50 open:grid sm:px-6"
      onClose={onClose}
      closedby="any"
    >
      <h2 id={heading} className="font-semibold">
        {words.title}
      </h2>
      <p className="text-quiet text-sm">{words.not_copied}</p>
      <textarea
        ref={text}
        readOnly
        spellCheck={false}
        aria-labelledby={heading}
        rows={8}
        className="field h-auto w-full py-2 font-mono text-sm"
        value={html}
      />
      <button type="button" className="button large" onClick={() => dialog.current?.close()}>
        {t('notices.close')}
      </button>
    </dialog>
  );
}
