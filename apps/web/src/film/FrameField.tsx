import { formatHundredths } from '../i18n/numbers.ts';
import type { FilmWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Slider } from '../ui/Slider.tsx';
import { type Clip, lastStep, timeOf } from './use-clip.ts';

interface FrameFieldProps {
  clip: Clip;
  words: FilmWords;
}

/** A frame of the film, and which one. */
export function FrameField({ clip, words }: FrameFieldProps) {
  const { language } = useNavigation().route;
  const { video, url, state, step } = clip;
  if (state === 'failed') return <p role="status">{words.failed}</p>;
  const time = state && fill(words.at, { seconds: formatHundredths(language, timeOf(step)) });
  return (
    <>
      {url && (
        <video
          ref={video}
          src={url}
          muted
          playsInline
          preload="auto"
          style={{ maxHeight: '45dvh' }}
          aria-hidden
          className="mx-auto max-w-full rounded-xl bg-stage object-contain"
          onLoadedMetadata={({ currentTarget }) => clip.load(currentTarget)}
          onError={clip.fail}
        />
      )}
      {state && time ? (
        <>
          <Slider
            label={words.frame}
            valueText={time}
            min={0}
            max={lastStep(state.seconds)}
            value={step}
            onChange={clip.seek}
          >
            <span aria-hidden className="tabular-nums">
              {time}
            </span>
          </Slider>
          <p className="text-quiet text-sm">{fill(words.size, { width: state.width, height: state.height })}</p>
        </>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </>
  );
}
