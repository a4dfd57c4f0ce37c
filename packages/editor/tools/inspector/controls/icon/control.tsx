import { Popover, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { ICON_NAMES, Icon } from '@plinth/widgets/kit';
import { IconBan, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';

/** The chosen icon, which opens a picker with all icons and “none”. */
export function IconField({ control, property }: FieldProps<'icon'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const chosen = ICON_NAMES.find((name) => name === property.value) ?? null;
  const isMixed = property.origin.kind === 'mixed';
  const nameOf = (icon: typeof chosen) =>
    t(icon === null ? 'EDITOR.NO_ICON' : `WIDGET.ICON.${keyPart(icon)}`);
  const name = isMixed ? t('EDITOR.MIXED') : nameOf(chosen);
  const label = t(control.label);
  return (
    <Popover
      width="target"
      position="bottom"
      offset={4}
      trapFocus
      returnFocus
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
          {!isMixed && (chosen === null ? <IconBan aria-hidden /> : <Icon name={chosen} />)}
          <span>{name}</span>
          <IconChevronDown aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className="pl-icons" aria-label={label}>
        {[null, ...ICON_NAMES].map((icon) => (
          <UnstyledButton
            key={icon ?? ''}
            className="pl-icon-choice"
            aria-label={nameOf(icon)}
            data-tip={nameOf(icon)}
            aria-pressed={!isMixed && chosen === icon}
            data-autofocus={(!isMixed && chosen === icon) || undefined}
            onClick={() => {
              property.set(icon ?? undefined);
              setOpen(false);
            }}
          >
            {icon === null ? <IconBan aria-hidden /> : <Icon name={icon} />}
          </UnstyledButton>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

export const controlKind: ControlDefinition<'icon'> = {
  Field: IconField,
};
