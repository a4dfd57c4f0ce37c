import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { Icon } from '@tabler/icons-react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import { SelectField } from '../select/control.tsx';
import {
  isInheriting,
  optionAt,
  optionData,
  optionIndex,
  optionSource,
  optionText,
} from '../select/options.ts';
import './control.css';
import { optionIcons } from './option-icons.ts';

/** Maximum number of buttons; more options, or long labels, become a select. */
const MAX_BUTTONS = 4;
const MAX_LETTERS = 20;

export function SegmentedField(props: FieldProps<'segmented'>) {
  const { control, property, labelId } = props;
  const t = useT();
  const options = control.options.filter(({ value }) => value !== control.inherit?.value);
  const data = optionData(t, options);
  const icons = optionIcons(options);
  const letters = icons ? 0 : data.reduce((sum, { label }) => sum + label.length, 0);
  if (data.length > MAX_BUTTONS || letters > MAX_LETTERS) return <SelectField {...props} />;
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-labelledby={labelId}
      data={
        icons
          ? data.map(({ value, label }, index) => ({
              value,
              label: <IconLabel icon={icons[index]} label={label} />,
            }))
          : data
      }
      value={optionIndex(options, property.value)}
      onChange={(index) => property.set(optionAt(options, index))}
    />
  );
}

type IconLabelProps = { readonly icon: Icon | undefined; readonly label: string };

const IconLabel = ({ icon: Icon, label }: IconLabelProps) => (
  <span className="pl-option-icon" data-tip={label}>
    {Icon && <Icon size={16} aria-hidden />}
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

export const controlKind: ControlDefinition<'segmented'> = {
  Field: SegmentedField,
  isInline: () => true,
  valueText: optionText,
  css: optionSource,
  isUnset: isInheriting,
};
