import { useT } from '@plinth/i18n/react';
import { colorName } from '../../../../core/design/color-name.ts';
import { ColorPicker } from '../../../fields/color-picker.tsx';
import { ContrastBadge } from '../../../fields/contrast-badge.tsx';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';

const firstWords = (root: Element, selector: string): Element | null =>
  [...root.querySelectorAll(selector)].find((element) => element.textContent?.trim()) ?? null;

export function ColorField({ id, control, property }: WidgetFieldProps<'color'>) {
  const t = useT();
  const value = typeof property.value === 'string' ? property.value : null;
  const { textSelector } = control;
  return (
    <>
      <ColorPicker value={value} onChange={property.set} label={t(control.label)} />
      {textSelector !== undefined && (
        <ContrastBadge
          id={id}
          find={(root) => firstWords(root, textSelector)}
          place={textSelector}
          onChange={property.set}
        />
      )}
    </>
  );
}

export const controlKind: ControlDefinition<'color'> = {
  Field: ColorField,
  readsWidget: true,
  valueText: (t, _, value) => colorName(t, String(value)),
};
