import { Button, Modal, Switch, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { COMMAND_GROUPS, type Command } from '../../core/commands/registry/command.ts';
import { KeyCaps } from '../../core/commands/registry/key-caps.tsx';
import { keysLabel } from '../../core/commands/registry/key-labels.ts';
import { labelOf } from '../../core/commands/registry/registry.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { fuzzyScore } from '../../core/search/fuzzy.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { SearchField } from '../fields/search-field.tsx';
import '../fields/kbd.css';
import './shortcut-sheet.css';

/** All keyboard shortcuts by group; prints without the rest of the editor. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const { all } = useCommands();
  const [search, setSearch] = useState('');
  const [opener] = useState(() => document.activeElement);
  // At once: the next key isn't for a sheet that fades out.
  const close = () => {
    onClose();
    const control = opener?.closest<HTMLElement>('button, a, input, select, [tabindex]');
    const isBesidePage = control?.isConnected && control.closest('.pl-stage') === null;
    if (isBesidePage) control.focus();
    else canvas?.focus();
  };
  const name = (command: Command) => t(labelOf(command, session));
  const found = all.filter(
    (command) =>
      command.keys &&
      fuzzyScore(search, `${name(command)} ${command.keys.map(keysLabel).join(' ')}`) !== null,
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
          found={found.length}
          data-autofocus
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
      <SingleKeys />
      {found.length === 0 && <Text c="dimmed">{t('EDITOR.PALETTE.NONE', { search })}</Text>}
      <div className="pl-sheet-groups">
        {COMMAND_GROUPS.map((group) => {
          const commands = found.filter((command) => command.group === group);
          return commands.length === 0 ? null : (
            <section key={group}>
              <h3>{t(`EDITOR.SHEET.GROUP_${keyPart(group)}`)}</h3>
              <dl>
                {commands.map((command) => (
                  <div key={command.id} className="pl-shortcut">
                    <dt>{name(command)}</dt>
                    <dd>
                      {(command.keys ?? []).map((keys) => (
                        <KeyCaps key={keys} keys={keys} />
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

/** Turns single-key shortcuts on or off, here and in the user's profile. */
function SingleKeys() {
  const t = useT();
  const { user } = useServices().ports;
  const [isOn, setOn] = useState(user.hasSingleKeys);
  return (
    <Switch
      className="pl-sheet-single-keys"
      size="sm"
      label={t('EDITOR.SHEET.SINGLE_KEYS')}
      description={t('EDITOR.SHEET.SINGLE_KEYS_HINT')}
      checked={isOn}
      onChange={({ currentTarget }) => {
        setOn(currentTarget.checked);
        user.storeSingleKeys(currentTarget.checked);
      }}
      data-testid="single-keys"
    />
  );
}
