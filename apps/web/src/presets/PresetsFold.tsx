import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLazy } from '../use-lazy.ts';
import type { PresetsProps } from './Presets.tsx';

const load = () => import('./Presets.tsx');

/** One line of the options until it is opened; the presets are loaded then. */
export function PresetsFold(props: PresetsProps) {
  const { title, contents } = props.words.presets;
  const { t } = useTexts();
  const [shown, show] = useState<'closed' | 'open' | 'failed'>('closed');
  const part = useLazy(load, { wanted: shown === 'open', onFailure: () => show('failed') });
  const isOpen = shown !== 'closed';
  return (
    <div className="-mt-2 border-line border-b pb-2">
      <button
        type="button"
        aria-expanded={isOpen}
        className="group flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl text-left"
        onClick={() => show(isOpen ? 'closed' : 'open')}
      >
        <span className="font-semibold text-sm">{title}</span>
        <span className="min-w-0 grow truncate text-quiet text-sm group-aria-expanded:invisible">{contents}</span>
        <Icon
          of={ChevronDown}
          className="size-5 shrink-0 text-quiet transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      {shown === 'failed' && (
        <p role="alert" className="text-danger text-sm">
          {t('notices.part_failed')}
        </p>
      )}
      {isOpen && part && <part.Presets {...props} />}
    </div>
  );
}
