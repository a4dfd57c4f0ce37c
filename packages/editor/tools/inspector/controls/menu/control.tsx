import { Select } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { choiceData, useChoices } from '../../../../core/ports/use-choices.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

export function MenuField({ property, labelId }: FieldProps<'menu'>) {
  const t = useT();
  const { ports } = useServices();
  const menus = useChoices(ports.menus);
  return (
    <Select
      size="xs"
      aria-labelledby={labelId}
      placeholder={t('EDITOR.CHOOSE_MENU')}
      data={choiceData(menus)}
      value={property.value ? String(property.value) : null}
      clearable
      onChange={(id) => property.set(id === null ? null : Number(id))}
    />
  );
}

export const controlKind: ControlDefinition<'menu'> = {
  Field: MenuField,
  isInline: () => true,
};
