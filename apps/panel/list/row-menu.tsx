import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconDots } from '@tabler/icons-react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { LinkMenuItem } from '../router/menu-link.tsx';

/** An action on a record: a screen of the panel (`to`), a page of the site (`href`), or a function. */
export type RowAction = {
  readonly label: string;
  readonly Icon: ComponentType<{ readonly size: number }>;
  /** A line separates groups. */
  readonly group?: string;
  /** Red, and in a group of its own at the end, for actions that delete. */
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
} & ({ readonly to: string } | { readonly href: string } | { readonly run: () => unknown });

const Item = ({ action }: { readonly action: RowAction }): ReactNode => {
  const { label, Icon, isDanger, isDisabled = false } = action;
  const shown = { leftSection: <Icon size={16} />, disabled: isDisabled };
  if ('to' in action) {
    return (
      <LinkMenuItem to={action.to} {...shown}>
        {label}
      </LinkMenuItem>
    );
  }
  if ('href' in action) {
    return (
      <Menu.Item component="a" href={action.href} target="_blank" rel="noreferrer" {...shown}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      {...shown}
      {...(isDanger && { color: 'red' })}
      onClick={() => {
        action.run();
      }}
    >
      {label}
    </Menu.Item>
  );
};

type RowMenuProps = {
  /** Name of the record, for the accessible name of the button. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  readonly 'data-testid'?: string;
};

/** The actions on a record in a list. */
export const RowMenu = ({ name, actions, ...rest }: RowMenuProps) => {
  const t = useT();
  const groupOf = ({ isDanger, group = 'first' }: RowAction) => (isDanger ? 'danger' : group);
  const groups = [...new Set(actions.map(groupOf))];
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <IconButton
          label={t('COMMON.MORE_ACTIONS', { name })}
          icon={<IconDots size={18} />}
          {...rest}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((group, index) => (
          <Fragment key={group}>
            {index > 0 && <Menu.Divider />}
            {actions
              .filter((action) => groupOf(action) === group)
              .map((action) => (
                <Item key={action.label} action={action} />
              ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
