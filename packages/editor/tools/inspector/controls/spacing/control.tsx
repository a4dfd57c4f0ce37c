import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type NodeId, SPACING_SIDES, type SpacingSide, type SpacingValue } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconLink, IconUnlink } from '@tabler/icons-react';
import { use, useState } from 'react';
import { setSpacing } from '../../../../core/commands/spacing.ts';
import { useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import { useReport } from '../../../../core/steps/use-report.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import { editedTogether, InspectedContext } from '../../use-control.ts';
import './control.css';
import { SideField } from './side-field.tsx';

/** Spacing on the four sides of the widget. */
export function SpacingField({ id, control, labelId }: WidgetFieldProps<'spacing'>) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const inspected = use(InspectedContext);
  // Sides are linked until another widget is selected.
  const [linked, setLinked] = useState<NodeId | null>(null);
  const isLinked = linked === id;
  const change = (side: SpacingSide, size: SpacingValue) => {
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
  const { site } = useServices().ports;
  return (
    <UnstyledButton
      className="pl-spacing-sizes"
      onClick={() => site.openScreen('values')}
      data-testid="change-sizes"
    >
      {t('EDITOR.SPACING.CHANGE_SIZES')}
    </UnstyledButton>
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
