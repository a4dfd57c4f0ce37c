import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { commandKeysLabel } from '../../core/commands/registry/key-labels.ts';
import { labelOf, refusalOf } from '../../core/commands/registry/registry.ts';
import { SELECTION_COMMANDS } from '../../core/commands/registry/selection.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { useSession } from '../../core/session/context.ts';

/** All commands for the selection. Unavailable ones stay in the list and explain why. */
export function MenuItems() {
  const t = useT();
  const session = useSession();
  const { context } = useCommands();
  return SELECTION_COMMANDS.map((command) => {
    const refusal = refusalOf(t, command, session);
    const keys = commandKeysLabel(command);
    return (
      <Menu.Item
        key={command.id}
        color={command.isDanger && refusal === null ? 'red' : undefined}
        rightSection={keys && <span className="pl-menu-keys">{keys}</span>}
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
  });
}
