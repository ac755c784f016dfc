import { applies, defaultChoices, type WritingOption } from '@image-converter/formats/options';
import type { ComponentType, ReactNode } from 'react';
import type { OptionWords } from '../i18n/source.ts';
import { BackgroundField } from './BackgroundField.tsx';
import { EffortField } from './EffortField.tsx';
import { FileSizeField } from './FileSizeField.tsx';
import type { FieldProps } from './fields.ts';
import { MetadataField } from './MetadataField.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { hasMargins } from './margins.ts';
import { QualityField } from './QualityField.tsx';
import { SizeField } from './SizeField.tsx';
import { TargetField } from './TargetField.tsx';

interface Place {
  Field: ComponentType<FieldProps>;
  /** Where its texts are. */
  words: { [Key in keyof OptionWords]: OptionWords[Key] extends { title: string } ? Key : never }[keyof OptionWords];
  /** What few need is under "More". */
  isRare?: boolean;
}

const background: Place = { Field: BackgroundField, words: 'background', isRare: true };

/** In display order. */
const places: Readonly<Record<WritingOption, Place | 'in another field'>> = {
  quality: { Field: QualityField, words: 'quality' },
  lossless: 'in another field',
  // In the editor of a picture.
  rotate: 'in another field',
  flip: 'in another field',
  crop: 'in another field',
  size: { Field: SizeField, words: 'size' },
  enlarge: 'in another field',
  metadata: { Field: MetadataField, words: 'metadata' },
  maxBytes: { Field: FileSizeField, words: 'file_size', isRare: true },
  effort: { Field: EffortField, words: 'effort', isRare: true },
  // Every target has one of these two.
  background,
  transparency: background,
};

interface OptionFieldsProps extends FieldProps {
  /** Whether the target is chosen here or elsewhere (if at all). */
  target: 'here' | 'elsewhere';
  /** Set while files are converting. */
  disabled: boolean;
  /** Further controls that few need, and the title of the first. */
  more: ReactNode;
  moreTitle: string;
  /** Whether one of those is in use. */
  usesMore: boolean;
}

/** All options that apply to the target. */
export function OptionFields({ target, disabled, more, moreTitle, usesMore, ...field }: OptionFieldsProps) {
  const { options, words } = field;
  const offered = (Object.keys(places) as WritingOption[]).flatMap((option) => {
    const place = places[option];
    // A lossless file is as large as it has to be.
    const isPointless = option === 'maxBytes' && options.lossless;
    // The colour of margins is chosen where they are.
    const isElsewhere = place === background && hasMargins(options.size);
    const isOffered = applies(option, options.target) && !isPointless && !isElsewhere;
    return isOffered && place !== 'in another field' ? { option, ...place } : [];
  });
  const rare = offered.filter(({ isRare }) => isRare);
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4.5 disabled:opacity-60">
      {target === 'here' && <TargetField {...field} />}
      {offered.map(({ option, Field, isRare }) => !isRare && <Field key={option} {...field} />)}
      <MoreOptions
        title={words.more}
        contents={[...rare.map((place) => words[place.words].title), moreTitle]}
        isUsed={usesMore || rare.some(({ option }) => options[option] !== defaultChoices[option])}
      >
        {rare.map(({ option, Field }) => (
          <Field key={option} {...field} />
        ))}
        {more}
      </MoreOptions>
    </fieldset>
  );
}
