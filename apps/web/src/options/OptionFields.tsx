import { applies, defaultChoices, hasPalette, type WritingOption } from '@image-converter/formats/options';
import type { ComponentType, ReactNode } from 'react';
import type { Item } from '../converter/state/state.ts';
import type { OptionWords } from '../i18n/source.ts';
import { BackgroundField } from './BackgroundField.tsx';
import { ColourSpaceField } from './ColourSpaceField.tsx';
import { ColoursField } from './ColoursField.tsx';
import { EffortField } from './EffortField.tsx';
import { FaviconsField } from './FaviconsField.tsx';
import { FileSizeField } from './FileSizeField.tsx';
import type { FieldProps } from './fields.ts';
import { HdrField } from './HdrField.tsx';
import { MetadataField } from './MetadataField.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { hasMargins } from './margins.ts';
import { QualityField } from './QualityField.tsx';
import { SizeField } from './SizeField.tsx';
import { TargetField } from './TargetField.tsx';
import { useHasHdr } from './use-has-hdr.ts';

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
  look: 'in another field',
  // In the editor of a picture.
  rotate: 'in another field',
  flip: 'in another field',
  crop: 'in another field',
  size: { Field: SizeField, words: 'size' },
  enlarge: 'in another field',
  widths: 'in another field',
  favicons: { Field: FaviconsField, words: 'favicons' },
  metadata: { Field: MetadataField, words: 'metadata' },
  maxBytes: { Field: FileSizeField, words: 'file_size', isRare: true },
  effort: { Field: EffortField, words: 'effort', isRare: true },
  colours: { Field: ColoursField, words: 'colours', isRare: true },
  dither: 'in another field',
  // Every target has one of these two.
  background,
  transparency: background,
  colourSpace: { Field: ColourSpaceField, words: 'colour_space', isRare: true },
  // By a preset.
  density: 'in another field',
  hdr: { Field: HdrField, words: 'hdr', isRare: true },
  // Of all files, not of each.
  animation: 'in another field',
};

interface OptionFieldsProps extends FieldProps {
  /** Whether the target is chosen here or elsewhere (if at all). */
  target: 'here' | 'elsewhere';
  /** The files they are for. */
  items: readonly Item[];
  /** Set while files are converting. */
  disabled: boolean;
  /** A further control, before those that few need. */
  extra?: ReactNode;
  /** Further controls that few need, and the title of the first. */
  more: ReactNode;
  moreTitle: string;
  /** Whether one of those is in use. */
  usesMore: boolean;
}

/** All options that apply to the target. */
export function OptionFields({
  target,
  items,
  disabled,
  extra,
  more,
  moreTitle,
  usesMore,
  ...field
}: OptionFieldsProps) {
  const { options, words } = field;
  const hasHdr = useHasHdr(items);
  const offered = (Object.keys(places) as WritingOption[]).flatMap((option) => {
    const place = places[option];
    // A lossless file is as large as it has to be, and only a palette has a number of colours.
    const isPointless = (option === 'maxBytes' && options.lossless) || (option === 'colours' && !hasPalette(options));
    // The colour of margins is chosen where they are.
    const isElsewhere = place === background && hasMargins(options.size);
    const isMissing = option === 'hdr' && !hasHdr && options.hdr === defaultChoices.hdr;
    const isOffered = applies(option, options.target) && !isPointless && !isElsewhere && !isMissing;
    return isOffered && place !== 'in another field' ? { option, ...place } : [];
  });
  const rare = offered.filter(({ isRare }) => isRare);
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4.5 disabled:opacity-60">
      {target === 'here' && <TargetField {...field} />}
      {offered.map(({ option, Field, isRare }) => !isRare && <Field key={option} {...field} />)}
      {extra}
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
