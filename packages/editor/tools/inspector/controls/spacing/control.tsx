import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  type NodeId,
  SPACING_SIDES,
  SPACING_SIZES,
  type SpacingSide,
  SpacingSize,
} from '@plinth/model';
import { announce, IconButton } from '@plinth/ui';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { use, useState } from 'react';
import { setSpacing } from '../../../../core/commands/spacing.ts';
import { useReport } from '../../../../core/commands/use-report.ts';
import { useDesignState } from '../../../../core/design/design-context.ts';
import { useSession, useUi } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import { ChoiceSelect } from '../../../fields/choice-select.tsx';
import { originText } from '../../../fields/origin-text.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { useInEffect } from '../../in-effect/in-effect-store.ts';
import { editedTogether, InspectedContext, useProperty } from '../../use-control.ts';
import { closestSize, sizePx } from './closest-size.ts';
import './control.css';
import { useTypedPx } from './typed-px.ts';

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
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element */}
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
      <ChangeSizes />
    </>
  );
}

/** Where the site's sizes are set. */
function ChangeSizes() {
  const t = useT();
  const { ports } = useServices();
  return (
    <UnstyledButton
      className="pl-spacing-sizes"
      onClick={() => ports.openScreen('values')}
      data-testid="change-sizes"
    >
      {t('EDITOR.SPACING.CHANGE_SIZES')}
    </UnstyledButton>
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
  const device = useUi((ui) => ui.device);
  const spacings = useDesignState(({ stored }) => stored.values.spacings);
  const current = SpacingSize.safeParse(value ?? 'auto').data ?? 'auto';
  const isUnset = current === 'auto';
  const nameOf = (size: SpacingSize) => t(`EDITOR.SIZE.${keyPart(size)}`);
  // What is not set has the value in effect as its name.
  const shown = isUnset && px !== null ? `${px} px` : nameOf(current);
  const sizes = SPACING_SIZES.map((value) => {
    if (value === current && isUnset) return { value, label: shown };
    const own = value === 'none' ? null : sizePx(spacings, value, device);
    const size = nameOf(value);
    return { value, label: own === null ? size : t('EDITOR.SPACING.SIZE', { size, px: own }) };
  });
  const isMixed = origin.kind === 'mixed';
  const type = useTypedPx((typed) => {
    const size = closestSize(spacings, typed, device);
    onChange(size);
    announce(
      t('EDITOR.SPACING.CLOSEST', {
        size: nameOf(size),
        px: sizePx(spacings, size, device) ?? 0,
        typed,
      }),
    );
  });
  return (
    <div className="pl-spacing-side" data-side={side} data-origin={origin.kind}>
      <ChoiceSelect
        aria-label={t(`EDITOR.SIDE.${keyPart(side)}`)}
        value={isMixed ? null : current}
        placeholder={isMixed ? t('EDITOR.MIXED') : undefined}
        data={sizes}
        // The list has the px too, for which the closed field has no space.
        searchValue={isMixed ? '' : shown}
        comboboxProps={{ width: 168 }}
        rightSectionWidth={24}
        data-tip={px === null ? undefined : `${px} px · ${originText(t, origin)}`}
        onChange={onChange}
        onKeyDown={type}
        data-testid={`spacing-${side}`}
      />
    </div>
  );
}

export const controlKind: ControlDefinition<'spacing'> = {
  Field: SpacingField,
  readsWidget: true,
  // What explains it is about one type of widget.
  share: ({ help: _, ...control }) => control,
  css: (_, path) =>
    SPACING_SIDES.map((side) => ({
      path: `${path}.${side}`,
      from: `padding-${side}`,
      read: ({ computed }) => Math.round(Number.parseFloat(computed)) || 0,
    })),
};
