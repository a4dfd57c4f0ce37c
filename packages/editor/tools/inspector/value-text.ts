import { keyPart, type Translate } from '@plinth/i18n';
import { type PropertyValue, SPACING_SIZES, sameValue } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import { colorName } from '../../core/design/color-name.ts';

/** A value in words, as its control would show it. */
export function valueText(
  t: Translate,
  control: Control,
  value: PropertyValue | undefined,
): string {
  if (value === undefined || value === null || value === '') return t('EDITOR.AUTOMATIC');
  if (control.kind === 'select' || control.kind === 'segmented') {
    const option = control.options.find((each) => sameValue(each.value, value));
    return option ? t(option.label) : String(value);
  }
  if (typeof value === 'boolean') return t(value ? 'EDITOR.ON' : 'EDITOR.OFF');
  if (typeof value === 'object') return t('EDITOR.SET');
  if (control.kind === 'color') return colorName(t, String(value));
  const size = SPACING_SIZES.find((each) => each === value);
  if (size) return t(`EDITOR.SIZE.${keyPart(size)}`);
  const unit = 'unit' in control && control.unit ? ` ${control.unit}` : '';
  return `${value}${unit}`;
}
