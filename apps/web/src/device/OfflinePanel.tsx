import { formatPercent, formatSize } from '../i18n/numbers.ts';
import type { DeviceWords } from '../i18n/source.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { useEverythingCached } from './use-everything-cached.ts';

/** Downloads all codecs and languages to the device, or removes them. */
export function OfflinePanel({ words }: { words: DeviceWords }) {
  const { language } = useNavigation().route;
  const { stage, bytes, keep, remove } = useEverythingCached(language);
  const isKept = stage.kind === 'kept';
  const share = stage.kind === 'keeping' ? stage.share : undefined;
  return (
    <section
      className="order-last my-2 basis-full rounded-2xl bg-panel p-4 text-[0.9375rem] outline outline-line sm:p-5"
      aria-label={words.title}
    >
      <h2 className="heading-3">{words.title}</h2>
      <p className="mt-1 max-w-prose text-quiet">{words.always}</p>
      {bytes > 0 && !isKept && (
        <p className="mt-1 max-w-prose text-quiet">{words.offer.replace('{size}', formatSize(language, bytes))}</p>
      )}
      <div aria-live="polite" className="mt-1 max-w-prose font-medium">
        {isKept && words.kept}
        {(stage.kind === 'failed' || stage.kind === 'full') && <p className="text-danger">{words[stage.kind]}</p>}
      </div>
      {share === undefined ? (
        // The same element in both states, so that keyboard users keep their focus.
        <button type="button" className="quiet-button mt-3" onClick={isKept ? remove : keep}>
          {isKept ? words.remove : words.keep}
        </button>
      ) : (
        <p className="mt-3 grid max-w-prose gap-1">
          {words.keeping.replace('{percent}', formatPercent(language, share))}
          <progress className="progress" value={share} aria-label={words.keep} />
        </p>
      )}
    </section>
  );
}
