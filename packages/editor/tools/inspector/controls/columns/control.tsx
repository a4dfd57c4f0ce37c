import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useCallback, useSyncExternalStore } from 'react';
import {
  columnWidths,
  setColumnCount,
  setColumnLayout,
} from '../../../../core/commands/columns.ts';
import { useReport } from '../../../../core/commands/use-report.ts';
import { useSession } from '../../../../core/session/context.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import './control.css';

const LAYOUTS: readonly (readonly number[])[] = [
  [12],
  [6, 6],
  [4, 4, 4],
  [3, 3, 3, 3],
  [8, 4],
  [4, 8],
  [3, 6, 3],
  [3, 9],
  [9, 3],
  [2, 8, 2],
  [2, 2, 2, 2, 2, 2],
];

/** Maximum of the stepper; rows with more columns stay unchanged. */
const MAX_COLUMNS = 6;

/**
 * A row's columns as a number and as layout thumbnails. Content of removed columns moves to the
 * last one.
 */
export function ColumnsField({ id, labelId }: WidgetFieldProps<'columns'>) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const shown = useWidths(id);
  const count = shown === '' ? 0 : shown.split('-').length;
  const choose = (widths: readonly number[]) => report(setColumnLayout(session, id, widths));
  const recount = (next: number) => report(setColumnCount(session, id, next));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be labelled by another element
    <div role="group" aria-labelledby={labelId} className="pl-column-layouts">
      <div className="pl-column-count">
        <IconButton
          size={24}
          label={t('EDITOR.COLUMNS.FEWER')}
          icon={<IconMinus size={16} />}
          disabled={count <= 1}
          onClick={() => recount(count - 1)}
        />
        <output aria-live="polite" data-testid="column-count">
          {t('EDITOR.COLUMNS.COUNT', { count })}
        </output>
        <IconButton
          size={24}
          label={t('EDITOR.COLUMNS.MORE')}
          icon={<IconPlus size={16} />}
          disabled={count >= MAX_COLUMNS}
          onClick={() => recount(count + 1)}
        />
      </div>
      {LAYOUTS.map((widths) => (
        <UnstyledButton
          key={widths.join('-')}
          className="pl-column-layout"
          aria-label={t('EDITOR.COLUMN_LAYOUT', { widths: widths.join(' + ') })}
          aria-pressed={shown === widths.join('-')}
          onClick={() => choose(widths)}
        >
          {widths.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a thumbnail are never reordered
            <span key={index} style={{ flexGrow: width }} />
          ))}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** Desktop widths of the row's columns as a string. */
function useWidths(id: NodeId): string {
  const { store } = useSession();
  const observe = useCallback((listener: () => void) => store.observe(listener), [store]);
  return useSyncExternalStore(observe, () => columnWidths(store.reader, id).join('-'));
}

export const controlKind: ControlDefinition<'columns'> = {
  Field: ColumnsField,
  readsWidget: true,
  share: () => null,
};
