import { Button, Modal, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useCanvas } from '../canvas/canvas-context.ts';
import { COMMAND_GROUPS, type Command } from '../commands/registry/command.ts';
import { COMMANDS, labelOf } from '../commands/registry/registry.ts';
import { shownName } from '../commands/registry/shown-keys.ts';
import { fuzzyScore } from '../palette/fuzzy.ts';
import { SearchField } from '../parts/search-field.tsx';
import { useSession } from '../session/context.ts';
import '../palette/palette.css';
import './shortcut-sheet.css';

/** Every key of the editor, by what it does; printed, it is the page alone. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const [search, setSearch] = useState('');
  const close = () => {
    onClose();
    canvas?.window.focus();
  };
  const name = (command: Command) => t(labelOf(command, session));
  const found = COMMANDS.filter(
    (command) =>
      command.keys &&
      fuzzyScore(search, `${name(command)} ${command.keys.map(shownName).join(' ')}`) !== null,
  );
  return (
    <Modal
      opened
      onClose={close}
      title={t('EDITOR.COMMAND.SHORTCUTS')}
      size={820}
      className="pl-sheet"
      transitionProps={{ duration: 0 }}
      data-testid="shortcut-sheet"
    >
      <div className="pl-sheet-tools">
        <SearchField
          label={t('EDITOR.SHEET.SEARCH')}
          value={search}
          onChange={setSearch}
          data-testid="shortcut-search"
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} />}
          onClick={() => window.print()}
        >
          {t('EDITOR.SHEET.PRINT')}
        </Button>
      </div>
      {found.length === 0 && <Text c="dimmed">{t('EDITOR.PALETTE.NONE', { search })}</Text>}
      <div className="pl-sheet-groups">
        {COMMAND_GROUPS.map((group) => {
          const commands = found.filter((command) => command.group === group);
          return commands.length === 0 ? null : (
            <section key={group}>
              <h3>{t(`EDITOR.SHEET.GROUP_${group.toUpperCase()}`)}</h3>
              <dl>
                {commands.map((command) => (
                  <div key={command.id} className="pl-shortcut">
                    <dt>{name(command)}</dt>
                    <dd>
                      {(command.keys ?? []).map((keys) => (
                        <kbd key={keys}>{shownName(keys)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </Modal>
  );
}
