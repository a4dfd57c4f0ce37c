import { Combobox, Popover, Text, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { ICON_NAMES, Icon } from '@plinth/widgets/kit';
import { IconBan } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { SearchField } from '../../../fields/search-field.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';
import { searchIcons } from './search-icons.ts';

/** A letter typed among the icons goes into the search. */
function searchTyped({ key, target, currentTarget, ctrlKey, metaKey }: KeyboardEvent) {
  const isLetter = /^\p{L}$/u.test(key) && !ctrlKey && !metaKey;
  if (isLetter && (target as Element).matches('button'))
    currentTarget.querySelector('input')?.focus();
}

/** The chosen icon, which opens a picker with all icons and “none”. */
export function IconField({ control, property }: FieldProps<'icon'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const chosen = ICON_NAMES.find((name) => name === property.value) ?? null;
  const isMixed = property.origin.kind === 'mixed';
  const nameOf = (icon: typeof chosen) =>
    t(icon === null ? 'EDITOR.NO_ICON' : `WIDGET.ICON.${keyPart(icon)}`);
  const name = isMixed ? t('EDITOR.MIXED') : nameOf(chosen);
  const label = t(control.label);
  const found = searchIcons(t, search);
  const shown = search.trim() === '' ? [null, ...found] : found;
  const choose = (icon: typeof chosen) => {
    property.set(icon ?? undefined);
    open(false);
  };
  const open = (isOpening: boolean) => {
    setSearch('');
    setOpen(isOpening);
  };
  return (
    <Popover
      width="target"
      position="bottom"
      offset={4}
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={open}
    >
      <Popover.Target>
        <UnstyledButton
          className="pl-icon-button"
          aria-label={t('EDITOR.COLOR.CHOOSE', { option: label, color: name })}
          onClick={() => open(!isOpen)}
          data-testid="choose-icon"
        >
          {!isMixed && (chosen === null ? <IconBan aria-hidden /> : <Icon name={chosen} />)}
          <span>{name}</span>
          <Combobox.Chevron size="xs" aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className="pl-icon-picker" aria-label={label} onKeyDown={searchTyped}>
        <SearchField
          label={t('EDITOR.ICON.SEARCH')}
          value={search}
          onChange={setSearch}
          onEnter={() => found[0] && choose(found[0])}
          data-testid="search-icons"
        />
        {shown.length === 0 && (
          <Text size="xs" c="dimmed">
            {t('COMMON.TEXT.NO_RESULTS')}
          </Text>
        )}
        <div className="pl-icons">
          {shown.map((icon) => (
            <UnstyledButton
              key={icon ?? ''}
              className="pl-icon-choice"
              aria-label={nameOf(icon)}
              data-tip={nameOf(icon)}
              aria-pressed={!isMixed && chosen === icon}
              data-autofocus={(!isMixed && chosen === icon) || undefined}
              onClick={() => choose(icon)}
            >
              {icon === null ? <IconBan aria-hidden /> : <Icon name={icon} />}
            </UnstyledButton>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

export const controlKind: ControlDefinition<'icon'> = {
  Field: IconField,
};
