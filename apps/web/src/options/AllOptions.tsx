import { applies } from '@image-converter/formats/options';
import { convertsAtOnce } from '../converter/session/at-once.ts';
import { PresetsFold } from '../presets/PresetsFold.tsx';
import { useLazy } from '../use-lazy.ts';
import { AtOnceSwitch } from './AtOnceSwitch.tsx';
import { CopyLink } from './CopyLink.tsx';
import { CropField } from './CropField.tsx';
import { NamesField } from './NamesField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { type FrameProps, OptionsFrame } from './OptionsFrame.tsx';
import { useAllOptions } from './use-all-options.ts';

const loadAnimation = () => import('../animation/AnimationField.tsx');

/** The options of all files. */
export function AllOptions({ session, ...frame }: FrameProps) {
  const { words, state } = frame;
  const { rules } = session;
  const { options, differing, choose, reset } = useAllOptions(session, state);
  const single = rules.maxFiles === 1;
  const isForAnimation = !single && applies('animation', options.target);
  const animation = useLazy(loadAnimation, { wanted: isForAnimation });
  const isBusy = state.phase === 'converting';
  const isChanged = Object.keys(differing).length > 0;
  return (
    <OptionsFrame
      {...frame}
      title={single ? words.title_single : words.title}
      undo={{ label: words.reset, short: words.defaults, isPossible: isChanged && !isBusy, onPress: reset }}
      buttons={isChanged && <CopyLink words={words} chosen={differing} />}
    >
      <PresetsFold words={words} session={session} options={options} disabled={isBusy} onChoose={choose} />
      <OptionFields
        words={words}
        options={options}
        target={single ? 'here' : 'elsewhere'}
        sources={rules.accepts}
        items={state.items}
        disabled={isBusy}
        extra={isForAnimation && animation && <animation.AnimationField options={options} onChoose={choose} />}
        more={
          <>
            <NamesField words={words} options={options} items={state.items} onChoose={choose} />
            <AtOnceSwitch words={words} />
          </>
        }
        moreTitle={words.names.title}
        usesMore={convertsAtOnce() || options.names !== undefined}
        onChoose={choose}
      />
      <CropField item={state.items[0]} session={session} scope="all" disabled={isBusy} />
      <p className="text-quiet text-sm">{words.remembered}</p>
    </OptionsFrame>
  );
}
