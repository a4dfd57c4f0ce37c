import { useT } from '@plinth/i18n/react';
import { useMemo, useState } from 'react';
import { useSynonyms } from '../add/use-synonyms.ts';
import { useCommands } from '../commands/use-commands.ts';
import { useChoices } from '../inspector/controls/choices.ts';
import { useServices } from '../session/services.ts';
import { answers, commandEntries, type Entry, pageEntries, widgetEntries } from './entries.ts';
import { PickList } from './pick-list.tsx';
import { recentIds, remember } from './recent.ts';

/** Everything that can be done now, by name: commands, widgets and pages. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { context } = useCommands();
  const { page, ports } = useServices();
  const synonyms = useSynonyms();
  const pages = useChoices(ports.pages);
  const [search, setSearch] = useState('');
  const [recent] = useState(recentIds);
  const entries = useMemo(() => {
    const needs = { t, context, synonyms };
    return [
      ...commandEntries(needs).filter(({ group }) => group === 'selection'),
      ...widgetEntries(needs),
      ...pageEntries(pages ?? [], { context, current: page.id }),
      ...commandEntries(needs).filter(({ group }) => group !== 'selection'),
    ];
  }, [t, context, synonyms, pages, page.id]);
  const choose = (entry: Entry) => {
    remember(entry.id);
    entry.run();
  };
  return (
    <PickList
      label={t('EDITOR.PALETTE.LABEL')}
      placeholder={t('EDITOR.PALETTE.SEARCH')}
      search={search}
      onSearch={setSearch}
      entries={answers(entries, search, recent)}
      isGrouped={search.trim() === ''}
      onChoose={choose}
      onClose={onClose}
      testId="palette"
    />
  );
}
