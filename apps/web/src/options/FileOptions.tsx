import { useMemo } from 'react';
import { optionsOf } from '../converter/state/item-options.ts';
import type { Item } from '../converter/state/state.ts';
import { useTexts } from '../i18n/texts.tsx';
import { CropField } from './CropField.tsx';
import type { Chosen } from './chosen.ts';
import { NamesField } from './NamesField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { type FrameProps, OptionsFrame } from './OptionsFrame.tsx';

/** The options of one file. */
export function FileOptions({ session, item, ...frame }: FrameProps & { item: Item }) {
  const { t } = useTexts();
  const { words, state } = frame;
  const { id, file, overrides } = item;
  const isBusy = state.phase === 'converting';
  const options = optionsOf(state.options, item);
  const choose = (chosen: Chosen) => session.choose(chosen, id);
  const only = useMemo(() => [item], [item]);
  return (
    <OptionsFrame
      {...frame}
      title={t('conversion.options_of', { filename: file.name })}
      undo={{
        label: words.like_others,
        short: words.like_others,
        isPossible: overrides !== undefined && !isBusy,
        onPress: () => session.chooseLikeOthers(id),
      }}
    >
      <OptionFields
        words={words}
        options={options}
        target="elsewhere"
        sources={[item.format]}
        items={only}
        disabled={isBusy}
        more={<NamesField words={words} options={options} items={state.items} item={item} onChoose={choose} />}
        moreTitle={words.names.title}
        usesMore={options.names !== undefined}
        onChoose={choose}
      />
      <CropField item={item} session={session} scope="one" disabled={isBusy} />
    </OptionsFrame>
  );
}
