import { Button, Select } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconPencil } from '@tabler/icons-react';
import { choiceData, useChoices } from '../../../../core/ports/use-choices.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

export function MenuField({ property, labelId }: FieldProps<'menu'>) {
  const t = useT();
  const { ports } = useServices();
  const menus = useChoices(ports.menus.list);
  const { value } = property;
  return (
    <>
      <Select
        size="xs"
        aria-labelledby={labelId}
        placeholder={t('EDITOR.CHOOSE_MENU')}
        data={choiceData(menus)}
        value={value ? String(value) : null}
        clearable
        onChange={(id) => property.set(id === null ? null : Number(id))}
      />
      {typeof value === 'number' && (
        <Button
          size="xs"
          mt={8}
          fullWidth
          variant="default"
          leftSection={<IconPencil size={14} />}
          onClick={() => ports.menus.open(value)}
          data-testid="edit-menu-items"
        >
          {t('EDITOR.EDIT_MENU_ITEMS')}
        </Button>
      )}
    </>
  );
}

export const controlKind: ControlDefinition<'menu'> = {
  Field: MenuField,
};
