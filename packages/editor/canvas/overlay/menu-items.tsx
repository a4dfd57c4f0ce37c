import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Fragment } from 'react';
import { moveDirections } from '../../core/commands/move-directions.ts';
import type { Command } from '../../core/commands/registry/command.ts';
import { KeyCaps } from '../../core/commands/registry/key-caps.tsx';
import { workingKeys } from '../../core/commands/registry/key-labels.ts';
import { labelOf, refusalOf } from '../../core/commands/registry/registry.ts';
import { SELECTION_GROUPS } from '../../core/commands/registry/selection.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { useSession } from '../../core/session/context.ts';
import { isLasting } from '../../core/steps/refusal.ts';
import { currentText } from '../text/current-text.ts';
import { isInTable, TableItems } from '../text/table-items.tsx';
import { menuIcon } from './menu-icons.tsx';

/** What the table with the caret offers, before the commands for the selection. */
function TableGroup() {
  const session = useSession();
  const { editor } = currentText(session).getState();
  if (!editor || !isInTable(editor)) return null;
  return (
    <>
      <TableItems editor={editor} />
      <Menu.Divider role="separator" />
    </>
  );
}

/**
 * The commands for the selection in groups. Those that can't apply to it are left out; those that
 * only can't run now are disabled and say why.
 */
export function MenuItems() {
  const session = useSession();
  const isOffered = ({ refusal }: Command) => {
    const reason = refusal?.(session) ?? null;
    return reason === null || !isLasting(reason);
  };
  const groups = SELECTION_GROUPS.map((group) => group.filter(isOffered)).filter(
    (group) => group.length > 0,
  );
  return (
    <>
      <TableGroup />
      {groups.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <Menu.Divider role="separator" />}
          {group.map((command) => (
            <Item key={command.id} command={command} />
          ))}
        </Fragment>
      ))}
    </>
  );
}

function Item({ command }: { readonly command: Command }) {
  const t = useT();
  const session = useSession();
  const { context } = useCommands();
  const refusal = refusalOf(t, command, session);
  const keys = workingKeys(command, session);
  return (
    <Menu.Item
      color={command.isDanger && refusal === null ? 'red' : undefined}
      leftSection={menuIcon(command.id, moveDirections(session))}
      rightSection={keys && <KeyCaps keys={keys} className="pl-menu-keys" />}
      aria-disabled={refusal !== null || undefined}
      data-refused={refusal !== null || undefined}
      closeMenuOnClick={refusal === null}
      onClick={() => refusal === null && command.run?.(context())}
      data-testid={`menu-${command.id}`}
    >
      {t(labelOf(command, session))}
      {refusal !== null && <span className="pl-menu-reason">{refusal}</span>}
    </Menu.Item>
  );
}
