import { useT } from '@plinth/i18n/react';
import { DesignValues, fieldLimits } from '@plinth/model';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SettingsCard } from '../../../settings/settings-card.tsx';
import { GridDrawing } from './grid-drawing.tsx';
import type { ValuesForm } from './use-values-form.ts';

const { grid } = DesignValues.shape;

/** Row width, column spacing, and the radius of corners. */
export const GridFields = ({ form }: Pick<ValuesForm, 'form'>) => {
  const t = useT();
  return (
    <SettingsCard title={t('MODULE.DESIGN.VALUES.GRID')}>
      <GridDrawing {...form.values.grid} />
      <NumberField
        label={t('MODULE.DESIGN.VALUES.ROW_WIDTH')}
        description={t('MODULE.DESIGN.VALUES.ROW_WIDTH_HINT')}
        suffix=" px"
        limits={fieldLimits(grid, 'row_width')}
        {...form.getInputProps('grid.row_width')}
      />
      <NumberField
        label={t('MODULE.DESIGN.VALUES.COLUMN_SPACING')}
        description={t('MODULE.DESIGN.VALUES.COLUMN_SPACING_HINT')}
        suffix=" px"
        limits={fieldLimits(grid, 'column_spacing')}
        {...form.getInputProps('grid.column_spacing')}
      />
      <NumberField
        label={t('MODULE.DESIGN.VALUES.RADIUS')}
        description={t('MODULE.DESIGN.VALUES.RADIUS_HINT')}
        suffix=" px"
        limits={fieldLimits(DesignValues, 'radius')}
        {...form.getInputProps('radius')}
      />
    </SettingsCard>
  );
};
