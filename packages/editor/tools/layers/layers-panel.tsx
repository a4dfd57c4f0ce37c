import { Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { nodeText } from '../../canvas/drag/drop-position-text.ts';
import { useSession } from '../../core/session/context.ts';
import { SearchField } from '../fields/search-field.tsx';
import { LayerLine } from './layer-line.tsx';
import './layers.css';
import { LayersDrop } from './layers-drop.tsx';
import { treeKey } from './tree-keys.ts';
import { createTypeAhead } from './type-ahead.ts';
import { useTree } from './use-tree.ts';
import { ROW, useWindow } from './use-window.ts';

/** The page as a virtualized tree, in sync with the canvas. */
export function LayersPanel() {
  const t = useT();
  const session = useSession();
  const [search, setSearch] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const [typeAhead] = useState(createTypeAhead);
  const tree = useTree({ search: useDeferredValue(search), scroller, tree: element });
  const { rows, indexOf, cursor, go, fold } = tree;
  const span = useWindow(scroller);
  const isEmpty = rows.length === 0;

  useEffect(
    () => () => {
      const { panel, isBare } = session.ui.getState();
      if (panel !== 'layers' || isBare) session.ui.setState({ renaming: null });
    },
    [session],
  );

  const stop = Math.max(0, cursor === null ? 0 : indexOf(cursor));
  const from = Math.min(span.from, rows.length);
  const to = Math.min(span.to, rows.length);
  // The focused line stays mounted even when scrolled out of view.
  const shown = Array.from({ length: to - from }, (_, at) => from + at);
  if (!isEmpty && (stop < from || stop >= to)) shown[stop < from ? 'unshift' : 'push'](stop);

  const keys = (event: KeyboardEvent) =>
    treeKey(event, {
      tree,
      typeAhead,
      parentOf: (id) => session.store.node(id)?.parent ?? null,
      nameOf: (id) => nodeText(t, session, id),
      isSelected: (id) => session.ui.getState().selection.includes(id),
      toFilter: () => filter.current?.focus(),
    });
  const filterKeys = (event: KeyboardEvent) => {
    const isOut = event.key === 'Escape';
    if (event.nativeEvent.isComposing || (!isOut && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (isOut) setSearch('');
    const row = rows[isOut ? stop : 0];
    if (row) go(row.id, 'stay');
  };
  return (
    <div className="pl-layers">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and arrow keys move from the field to the tree */}
      <div className="pl-layers-search" onKeyDown={filterKeys}>
        <SearchField
          ref={filter}
          label={t('EDITOR.LAYER.SEARCH')}
          value={search}
          onChange={setSearch}
          found={rows.length}
          data-testid="layers-search"
        />
      </div>
      {isEmpty && (
        <Text size="sm" c="dimmed" ta="center" py="xl">
          {t('EDITOR.LAYER.NONE', { search })}
        </Text>
      )}
      <div ref={scroller} className="pl-layers-scroller" data-testid="layers-scroller">
        <div
          ref={element}
          role="tree"
          aria-label={t('EDITOR.LAYERS')}
          aria-multiselectable
          className="pl-layers-tree"
          style={{ height: rows.length * ROW }}
          onKeyDown={keys}
          data-testid="layers-tree"
        >
          {shown.map((index) => {
            const row = rows[index];
            return (
              row && (
                <LayerLine
                  key={row.id}
                  {...row}
                  index={index}
                  isStop={index === stop}
                  go={go}
                  fold={fold}
                />
              )
            );
          })}
        </div>
      </div>
      <LayersDrop
        tree={element}
        scroller={scroller}
        rows={rows}
        unfold={(id) => fold([id], true)}
      />
    </div>
  );
}
