import { Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useIsUnderConstruction } from '@plinth/ui';
import { useMemo, useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { useSynonyms } from '../../core/widgets/use-synonyms.ts';
import { useBlockEntries } from './block-entries.tsx';
import { useContentEntries } from './content-entries.tsx';
import { commandEntries, widgetEntries } from './entries.tsx';
import { PickList } from './pick-list.tsx';

/** Command palette: searches commands, widgets, blocks, and all content of the site. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { all, context } = useCommands();
  const canvas = useCanvas();
  const synonyms = useSynonyms();
  const [search, setSearch] = useState('');
  const content = useContentEntries(search);
  const isUnderConstruction = useIsUnderConstruction();
  const blocks = useBlockEntries(null);
  const entries = useMemo(() => {
    const needs = { t, context, synonyms };
    return [
      ...commandEntries(all, needs).filter(({ group }) => group === 'selection'),
      ...widgetEntries(needs),
      ...content.entries,
      ...commandEntries(all, needs).filter(
        ({ group, id }) => group !== 'selection' && (id !== 'launch' || isUnderConstruction),
      ),
      ...blocks,
    ];
  }, [t, all, context, synonyms, content.entries, isUnderConstruction, blocks]);
  const close = () => {
    onClose();
    canvas?.focus();
  };
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={560}
      centered={false}
      yOffset="12vh"
      returnFocus
      attributes={{ content: { 'aria-label': t('EDITOR.PALETTE.LABEL') } }}
      // The page shows where an entry would add something.
      overlayProps={{ backgroundOpacity: 0.2 }}
      transitionProps={{ duration: 0 }}
      data-testid="palette"
    >
      <PickList
        label={t('EDITOR.PALETTE.LABEL')}
        placeholder={t('EDITOR.PALETTE.SEARCH')}
        entries={entries}
        problem={content.isFailed ? t('COMMON.MESSAGES.LOAD_DATA_FROM_SERVER_ERROR') : null}
        onSearch={setSearch}
        onClose={onClose}
        testId="palette"
      />
    </Modal>
  );
}
