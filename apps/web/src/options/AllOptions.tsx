import { convertsAtOnce } from '../converter/session/at-once.ts';
import { AtOnceSwitch } from './AtOnceSwitch.tsx';
import { CopyLink } from './CopyLink.tsx';
import { CropField } from './CropField.tsx';
import { NamesField } from './NamesField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { type FrameProps, OptionsFrame } from './OptionsFrame.tsx';
import { useAllOptions } from './use-all-options.ts';

/** The options of all files. */
export function AllOptions({ session, ...frame }: FrameProps) {
  const { words, state } = frame;
  const { rules } = session;
  const { options, differing, choose, reset } = useAllOptions(session, state);
  const single = rules.maxFiles === 1;
  const isBusy = state.phase === 'converting';
  const isChanged = Object.keys(differing).length > 0;
  return (
    <OptionsFrame
      {...frame}
      title={single ? words.title_single : words.title}
      undo={{ label: words.reset, short: words.defaults, isPossible: isChanged && !isBusy, onPress: reset }}
      buttons={isChanged && <CopyLink words={words} chosen={differing} />}
    >
      <OptionFields
        words={words}
        options={options}
        target={single ? 'here' : 'elsewhere'}
        sources={rules.accepts}
        disabled={isBusy}
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
