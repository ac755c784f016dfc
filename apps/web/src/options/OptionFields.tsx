import type { AnyFormat } from '@image-converter/formats/any-format';
import { applies, type TargetOption } from '@image-converter/formats/target-options';
import { BackgroundField } from './BackgroundField.tsx';
import { EffortField } from './EffortField.tsx';
import { FileSizeField } from './FileSizeField.tsx';
import type { FieldProps } from './fields.tsx';
import { MetadataField } from './MetadataField.tsx';
import { QualityField } from './QualityField.tsx';
import { SizeField } from './SizeField.tsx';
import { TargetField } from './TargetField.tsx';

interface OptionFieldsProps extends FieldProps {
  /** Whether the target is chosen here or elsewhere (if at all). */
  target: 'here' | 'elsewhere';
  /** Formats that the files may have. */
  sources: readonly AnyFormat[];
  /** Set while files are converting. */
  disabled: boolean;
}

/** All options that apply to the target. */
export function OptionFields({ target, sources, disabled, ...field }: OptionFieldsProps) {
  const has = (option: TargetOption) => applies(option, field.options.target);
  return (
    <fieldset disabled={disabled} className="grid gap-x-8 gap-y-5 text-sm disabled:opacity-60 md:grid-cols-2">
      {target === 'here' && <TargetField {...field} />}
      {has('quality') && <QualityField {...field} mayBeLossless={has('lossless')} />}
      {has('size') && <SizeField {...field} />}
      {has('maxBytes') && !field.options.lossless && <FileSizeField {...field} />}
      {has('effort') && <EffortField {...field} />}
      {(has('background') || has('transparency')) && <BackgroundField {...field} mayStay={has('transparency')} />}
      {has('metadata') && <MetadataField {...field} mayComeBack={sources.includes(field.options.target)} />}
    </fieldset>
  );
}
