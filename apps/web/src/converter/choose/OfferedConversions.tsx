import { isCommon } from '@image-converter/formats/any-format';
import { singleConverter } from '@image-converter/formats/converters';
import { formats, type Target } from '@image-converter/formats/formats';
import { useTexts } from '../../i18n/texts.tsx';
import { modeOf } from '../../mode/mode.ts';
import { useServerMode } from '../../mode/server-mode.tsx';
import { useUnavailable } from '../convert/use-unavailable.ts';

const sources = singleConverter.accepts.filter(isCommon);
const modeNames = { client: 'conversion.mode_browser', server: 'conversion.mode_server' } as const;

/** The conversions of the single-file converter to the chosen format, and where each one runs. */
export function OfferedConversions({ target }: { target: Target }) {
  const { t } = useTexts();
  const { situation } = useServerMode();
  const unavailable = useUnavailable(...sources);
  return (
    <div className="rounded-2xl bg-soft p-4 text-sm max-md:order-last max-md:mt-4">
      <h2 className="font-semibold">{t('conversion.offered_title')}</h2>
      <ul className="mt-2 grid gap-1 max-md:grid-cols-2 max-md:gap-x-4">
        {sources
          .filter((source) => source !== target)
          .map((source) => (
            <li key={source}>
              {t('conversion.offered', {
                from: formats[source].label,
                to: formats[target].label,
                mode: t(unavailable.has(source) ? 'conversion.mode_offline' : modeNames[modeOf(source, situation)]),
              })}
            </li>
          ))}
      </ul>
    </div>
  );
}
