import { useT } from '@plinth/i18n/react';
import { useMemo, useState } from 'react';
import { useCommands } from '../../core/commands/use-commands.ts';
import { useUi } from '../../core/session/context.ts';
import { useSynonyms } from '../../core/widgets/use-synonyms.ts';
import { answers, widgetEntries } from './entries.ts';
import { PickList } from './pick-list.tsx';

/** Inserts a widget by name into the chosen gap, or after the selection. */
export function QuickInsert({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { context } = useCommands();
  const synonyms = useSynonyms();
  const [search, setSearch] = useState('');
  const gap = useUi((ui) => ui.insertAt);
  const entries = useMemo(
    () => widgetEntries({ t, context, synonyms, gap }),
    [t, context, synonyms, gap],
  );
  return (
    <PickList
      label={t('EDITOR.INSERT.LABEL')}
      placeholder={t('EDITOR.ADD.SEARCH')}
      search={search}
      onSearch={setSearch}
      entries={answers(entries, search, [])}
      isGrouped={false}
      onChoose={({ run }) => run()}
      onClose={onClose}
      testId="quick-insert"
    />
  );
}
