import { applies, type WritingOption } from '@image-converter/formats/options';
import type { ComponentType } from 'react';
import { BackgroundField } from './BackgroundField.tsx';
import { EffortField } from './EffortField.tsx';
import { FileSizeField } from './FileSizeField.tsx';
import type { FieldProps } from './fields.tsx';
import { MetadataField } from './MetadataField.tsx';
import { QualityField } from './QualityField.tsx';
import { SizeField } from './SizeField.tsx';
import { TargetField } from './TargetField.tsx';

/** In display order. */
const fields: Readonly<Record<WritingOption, ComponentType<FieldProps> | 'in another field'>> = {
  quality: QualityField,
  lossless: 'in another field',
  size: SizeField,
  enlarge: 'in another field',
  maxBytes: FileSizeField,
  effort: EffortField,
  // Every target has one of these two.
  background: BackgroundField,
  transparency: BackgroundField,
  metadata: MetadataField,
};

interface OptionFieldsProps extends FieldProps {
  /** Whether the target is chosen here or elsewhere (if at all). */
  target: 'here' | 'elsewhere';
  /** Set while files are converting. */
  disabled: boolean;
}

/** All options that apply to the target. */
export function OptionFields({ target, disabled, ...field }: OptionFieldsProps) {
  const shown = (Object.keys(fields) as WritingOption[]).filter((option) => applies(option, field.options.target));
  return (
    <fieldset disabled={disabled} className="grid gap-x-8 gap-y-5 text-sm disabled:opacity-60 md:grid-cols-2">
      {target === 'here' && <TargetField {...field} />}
      {shown.map((option) => {
        const Field = fields[option];
        return Field !== 'in another field' && <Field key={option} {...field} />;
      })}
    </fieldset>
  );
}
