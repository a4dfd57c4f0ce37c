import { NativeSelect } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  type NodeId,
  SPACING_SIDES,
  SPACING_SIZES,
  type SpacingSide,
  SpacingSize,
} from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { use, useState } from 'react';
import { setSpacing } from '../../../../core/commands/spacing.ts';
import { useReport } from '../../../../core/commands/use-report.ts';
import { useSession } from '../../../../core/session/context.ts';
import { originText } from '../../../fields/origin-text.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { useInEffect } from '../../in-effect/in-effect-store.ts';
import { editedTogether, InspectedContext, useProperty } from '../../use-control.ts';
import './control.css';

/** Spacing on the four sides of the widget in steps of the theme's scale. */
export function SpacingField({ id, control, labelId }: WidgetFieldProps<'spacing'>) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const inspected = use(InspectedContext);
  // Sides are linked until another widget is selected.
  const [linked, setLinked] = useState<NodeId | null>(null);
  const isLinked = linked === id;
  const change = (side: SpacingSide, size: SpacingSize) => {
    const sides = isLinked ? SPACING_SIDES : [side];
    report(setSpacing(session, editedTogether(session, inspected, id), { sides, size }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div role="group" aria-labelledby={labelId} className="pl-spacing">
      {SPACING_SIDES.map((side) => (
        <SideField
          key={side}
          id={id}
          side={side}
          path={control.path}
          onChange={(size) => change(side, size)}
        />
      ))}
      <div className="pl-spacing-middle">
        <IconButton
          size={24}
          label={t('EDITOR.LINK_SIDES')}
          icon={isLinked ? <IconLink size={14} /> : <IconUnlink size={14} />}
          aria-pressed={isLinked}
          onClick={() => setLinked(isLinked ? null : id)}
          data-testid="link-sides"
        />
      </div>
    </div>
  );
}

type SideFieldProps = {
  readonly id: NodeId;
  readonly side: SpacingSide;
  readonly path: string;
  readonly onChange: (size: SpacingSize) => void;
};

function SideField({ id, side, path, onChange }: SideFieldProps) {
  const t = useT();
  const { value, origin } = useProperty(id, [...path.split('.'), side], { isPerDevice: true });
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
        onChange={({ currentTarget }) => onChange(SpacingSize.parse(currentTarget.value))}
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
