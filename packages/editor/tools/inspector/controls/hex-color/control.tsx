import { useT } from '@plinth/i18n/react';
import { resolveColor } from '@plinth/model';
import { useDesignState } from '../../../../core/design/design-context.ts';
import { ColorPicker } from '../../../fields/color-picker.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

/** Without transparency. */
const OPAQUE = '#rrggbb'.length;

/** A color of the theme is stored as it is now. */
export function HexColorField({ control, property }: FieldProps<'hex_color'>) {
  const t = useT();
  const theme = useDesignState(({ colors }) => colors);
  const change = (picked: string | null) => {
    const hex = picked === null ? null : resolveColor(theme, picked);
    if (hex === null || picked === 'transparent') property.reset();
    else property.set(hex.slice(0, OPAQUE));
  };
  return (
    <ColorPicker
      value={typeof property.value === 'string' ? property.value : null}
      onChange={change}
      label={t(control.label)}
      hasRoles={false}
    />
  );
}

export const controlKind: ControlDefinition<'hex_color'> = {
  Field: HexColorField,
  isInline: () => true,
};
