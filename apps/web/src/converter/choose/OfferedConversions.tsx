import { isCommon } from '@image-converter/formats/any-format';
import { singleConverter } from '@image-converter/formats/converters';
import { formats, type Target } from '@image-converter/formats/formats';
import { ArrowRight } from 'lucide';
import { useTexts } from '../../i18n/texts.tsx';
import { modeOf } from '../../mode/mode.ts';
import { useServerMode } from '../../mode/server-mode.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useUnavailable } from '../convert/use-unavailable.ts';

const sources = singleConverter.accepts.filter(isCommon);
const modeNames = { client: 'offered.in_browser', server: 'offered.on_server' } as const;

/**
 * The conversions of the single-file converter to the chosen format, and where each one runs: beside the drop zone, or
 * below it where there is no room.
 */
export function OfferedConversions({ target }: { target: Target }) {
  const { t } = useTexts();
  const { situation } = useServerMode();
  const unavailable = useUnavailable(...sources);
  return (
    <div className="p-2 lg:grid lg:w-60 lg:content-center lg:border-line lg:border-l lg:px-5">
      <h2 className="font-semibold text-sm max-lg:sr-only">{t('offered.title')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] text-quiet text-xs sm:grid-cols-2 sm:text-[0.8125rem] lg:mt-3 lg:grid-cols-1">
        {sources
          .filter((source) => source !== target)
          .map((source) => (
            <li
              key={source}
              className="mx-auto flex w-42 max-w-full flex-wrap items-center gap-1 py-2 sm:w-48 sm:gap-1.5 lg:mx-0 lg:w-auto"
            >
              <Mark label={formats[source].label} className="max-sm:min-w-9" />
              <span className="sr-only"> → </span>
              <Icon of={ArrowRight} className="size-3.5" />
              <Mark label={formats[target].label} className="max-sm:min-w-9" />
              <span>
                {` (${t(unavailable.has(source) ? 'offered.only_online' : modeNames[modeOf(source, situation)])})`}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
