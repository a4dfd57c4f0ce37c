import { NativeSelect } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type NodeId, SPACING_SIDES, SPACING_SIZES, type SpacingSide } from '@plinth/model';
import { originText } from '../../../fields/origin-text.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { useInEffect } from '../../in-effect/in-effect-store.ts';
import { useProperty } from '../../use-control.ts';
import './control.css';

/** Spacing on the four sides of the widget in steps of the theme's scale. */
export function SpacingField({ id, control, labelId }: WidgetFieldProps<'spacing'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div role="group" aria-labelledby={labelId} className="pl-spacing">
      {SPACING_SIDES.map((side) => (
        <SideField key={side} id={id} side={side} path={control.path} />
      ))}
      <span className="pl-spacing-middle" aria-hidden="true" />
    </div>
  );
}

type SideFieldProps = { readonly id: NodeId; readonly side: SpacingSide; readonly path: string };

function SideField({ id, side, path }: SideFieldProps) {
  const t = useT();
  const { value, origin, set } = useProperty(id, [...path.split('.'), side], { isPerDevice: true });
  const ofPage = useInEffect(`${path}.${side}`);
  const px = typeof ofPage?.value === 'number' ? ofPage.value : null;
  const isUnset = (value ?? 'auto') === 'auto';
  const sizes = SPACING_SIZES.map((size) => ({
    value: String(size),
    label:
      size === 'auto' && isUnset && px !== null ? `${px} px` : t(`EDITOR.SIZE.${keyPart(size)}`),
  }));
  const isMixed = origin.kind === 'mixed';
  const mixed = { value: '', label: t('EDITOR.MIXED'), disabled: true };
  return (
    <div className="pl-spacing-side" data-side={side} data-origin={origin.kind}>
      <NativeSelect
        size="xs"
        aria-label={t(`EDITOR.SIDE.${keyPart(side)}`)}
        value={isMixed ? '' : String(value ?? 'auto')}
        data={isMixed ? [mixed, ...sizes] : sizes}
        data-tip={px === null ? undefined : `${px} px · ${originText(t, origin)}`}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        data-testid={`spacing-${side}`}
      />
    </div>
  );
}

export const controlKind: ControlDefinition<'spacing'> = {
  Field: SpacingField,
  readsWidget: true,
  css: (_, path) =>
    SPACING_SIDES.map((side) => ({
      path: `${path}.${side}`,
      from: `padding-${side}`,
      read: ({ computed }) => Math.round(Number.parseFloat(computed)) || 0,
    })),
};
