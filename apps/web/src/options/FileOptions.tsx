import { optionsOf } from '../converter/state/item-options.ts';
import type { Item } from '../converter/state/state.ts';
import { useTexts } from '../i18n/texts.tsx';
import { CropField } from './CropField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { type FrameProps, OptionsFrame } from './OptionsFrame.tsx';

/** The options of one file. */
export function FileOptions({ session, item, ...frame }: FrameProps & { item: Item }) {
  const { t } = useTexts();
  const { words, state } = frame;
  const { id, file, overrides } = item;
  const isBusy = state.phase === 'converting';
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
        options={optionsOf(state.options, item)}
        target="elsewhere"
        sources={[item.format]}
        disabled={isBusy}
        onChoose={(chosen) => session.choose(chosen, id)}
      />
      <CropField item={item} session={session} scope="one" disabled={isBusy} />
    </OptionsFrame>
  );
}
