import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../session/context.ts';
import { useReport } from '../steps/use-report.ts';
import { columnWidths, setColumnLayout } from './columns.ts';
import './column-layouts.css';

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

/** Desktop widths of the row's columns as a string. */
export function useColumnWidths(id: NodeId): string {
  const { store } = useSession();
  const observe = useCallback((listener: () => void) => store.observe(listener), [store]);
  return useSyncExternalStore(observe, () => columnWidths(store.reader, id).join('-'));
}

/** Buttons with thumbnails of the layouts of a row. Content of removed columns moves to the last. */
export function ColumnLayouts({ id }: { readonly id: NodeId }) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const shown = useColumnWidths(id);
  return LAYOUTS.map((widths) => (
    <UnstyledButton
      key={widths.join('-')}
      className="pl-column-layout"
      aria-label={t('EDITOR.COLUMN_LAYOUT', { widths: widths.join(' + ') })}
      aria-pressed={shown === widths.join('-')}
      onClick={() => report(setColumnLayout(session, id, widths))}
    >
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of a thumbnail are never reordered
        <span key={index} style={{ flexGrow: width }} />
      ))}
    </UnstyledButton>
  ));
}
