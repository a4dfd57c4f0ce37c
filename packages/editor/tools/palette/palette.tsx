import { Modal } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useIsUnderConstruction } from '@plinth/ui';
import { useMemo } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useCommands } from '../../core/commands/use-commands.ts';
import { useChoices } from '../../core/ports/use-choices.ts';
import { useServices } from '../../core/session/services.ts';
import { useSynonyms } from '../../core/widgets/use-synonyms.ts';
import { useBlockEntries } from './block-entries.tsx';
import { commandEntries, pageEntries, widgetEntries } from './entries.tsx';
import { PickList } from './pick-list.tsx';

/** Command palette: searches commands, widgets, pages, and blocks. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { all, context } = useCommands();
  const canvas = useCanvas();
  const { owner, ports } = useServices();
  const current = owner.kind === 'page' ? owner.id : null;
  const synonyms = useSynonyms();
  const pages = useChoices(ports.pages.list);
  const isUnderConstruction = useIsUnderConstruction();
  const blocks = useBlockEntries(null);
  const entries = useMemo(() => {
    const needs = { t, context, synonyms };
    return [
      ...commandEntries(all, needs).filter(({ group }) => group === 'selection'),
      ...widgetEntries(needs),
      ...pageEntries(pages ?? [], { context, current }),
      ...commandEntries(all, needs).filter(
        ({ group, id }) => group !== 'selection' && (id !== 'launch' || isUnderConstruction),
      ),
      ...blocks,
    ];
  }, [t, all, context, synonyms, pages, current, isUnderConstruction, blocks]);
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
        onClose={onClose}
        testId="palette"
      />
    </Modal>
  );
}
