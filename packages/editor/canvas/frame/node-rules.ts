import { DEVICE_FACTS, type NodeId } from '@plinth/model';
import { nodeRules, pinHover, type Rule } from '@plinth/render/react';
import { sectionOf } from '../../core/session/section-of.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { NodeSheet, SheetRule } from './node-sheet.ts';

function toSheetRule({ selector, device, declarations }: Rule): SheetRule {
  const { maxWidth } = DEVICE_FACTS[device];
  const css = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return {
    selector,
    media: maxWidth === null ? '' : `(max-width:${maxWidth}px)`,
    css: css.join(';'),
  };
}

/** Syncs the frame's node sheet with the store and the pinned hover state. */
export function syncNodeRules(session: EditorSession, sheet: NodeSheet): () => void {
  const { store, ui } = session;
  let pinned: NodeId | null = null;

  const update = (id: NodeId) => {
    const node = store.node(id);
    if (!node) return sheet.clear(id);
    const rules = nodeRules(node, sectionOf(session, id)?.name ?? 'content');
    sheet.set(id, [...rules, ...(id === pinned ? pinHover(rules) : [])].map(toSheetRule));
  };

  for (const id of store.reader.nodes.keys()) update(id);
  const stopStore = store.observe((changes) => {
    for (const id of changes.keys()) update(id);
  });
  const stopUi = ui.subscribe(({ state, selection }) => {
    const next = state === 'hover' ? (selection.at(-1) ?? null) : null;
    if (next === pinned) return;
    const previous = pinned;
    pinned = next;
    if (previous !== null) update(previous);
    if (next !== null) update(next);
  });
  return () => {
    stopStore();
    stopUi();
  };
}
