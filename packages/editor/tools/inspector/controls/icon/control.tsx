import { Button, Combobox, Popover, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { lazyComponent } from '@plinth/ui';
import { Icon } from '@plinth/widgets/kit';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { useServices } from '../../../../core/session/services.ts';
import { iconLabel } from '../../../fields/icons/search-icons.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

const IconPicker = lazyComponent(
  async () => (await import('../../../fields/icons/icon-picker.tsx')).IconPicker,
);

/** The chosen icon, which opens a picker with all icons and “none”. */
export function IconField({ control, property }: FieldProps<'icon'>) {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const [isOpen, setOpen] = useState(false);
  const chosen = typeof property.value === 'string' ? property.value : null;
  const isMixed = property.origin.kind === 'mixed';
  const nameOf = () => (chosen === null ? t('EDITOR.NO_ICON') : iconLabel(chosen));
  const name = isMixed ? t('EDITOR.MIXED') : nameOf();
  const label = t(control.label);
  const choose = (icon: string | undefined) => {
    property.set(icon);
    setOpen(false);
  };
  return (
    <Popover
      position="bottom-end"
      offset={4}
      trapFocus
      returnFocus
      // The next opening starts with an empty search.
      transitionProps={{ duration: 0 }}
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <UnstyledButton
          className="pl-icon-button"
          aria-label={t('EDITOR.COLOR.CHOOSE', { option: label, color: name })}
          onClick={() => setOpen(!isOpen)}
          data-testid="choose-icon"
        >
          {!isMixed &&
            (chosen === null ? <IconBan aria-hidden /> : <Icon name={chosen} site={site} />)}
          <span>{name}</span>
          <Combobox.Chevron size="xs" aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p="xs">
        <IconPicker value={isMixed ? null : chosen} onChoose={choose} />
        {(isMixed || chosen !== null) && (
          <Button
            size="compact-xs"
            variant="subtle"
            mt={8}
            leftSection={<IconBan size={14} />}
            onClick={() => choose(undefined)}
            data-testid="no-icon"
          >
            {t('EDITOR.NO_ICON')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

export const controlKind: ControlDefinition<'icon'> = {
  Field: IconField,
};
