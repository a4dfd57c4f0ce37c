import {
  type Action,
  createWidget,
  type DocumentReader,
  moveWidget,
  type NodeId,
  type RulesLookup,
  wrapFor,
} from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { nestWrappers } from './new-widget.ts';

type Dependencies = {
  /** Live: reflects the actions run so far. */
  readonly document: DocumentReader;
  readonly lookup: RulesLookup;
  readonly newId: () => NodeId;
  readonly run: (action: Action) => void;
};

type Target = {
  readonly ids: ReadonlySet<NodeId>;
  readonly parent: NodeId;
  /** Index among the children of `parent` without those that move. */
  readonly index: number;
};

/** The layout wrappers that a widget needs in a parent, outermost first. */
export const wrappersIn = (
  { document, lookup }: Pick<Dependencies, 'document' | 'lookup'>,
  parent: NodeId,
  widget: string,
): readonly string[] =>
  wrapFor({ lookup, parent: document.nodes.get(parent)?.widget ?? '', widget }) ?? [];

/** The wrappers of a widget that moves to a parent; none if it is there already. */
export function wrappersOfMoved(
  { document, lookup }: Pick<Dependencies, 'document' | 'lookup'>,
  parent: NodeId,
  id: NodeId,
): readonly string[] {
  const node = document.nodes.get(id);
  return node?.parent === parent
    ? []
    : wrappersIn({ document, lookup }, parent, node?.widget ?? '');
}

/**
 * Moves widgets to one position, in order. Consecutive ones that need the same wrappers share them.
 */
export function moveTogether(dependencies: Dependencies, { ids, parent, index }: Target): void {
  const { document, newId, run } = dependencies;
  const childrenOf = (id: NodeId) => document.nodes.get(id)?.children ?? [];
  const next = childrenOf(parent).filter((id) => !ids.has(id))[index];
  /** Current index of the target position: before `next`, or the end. */
  const targetIndex = (without?: NodeId): number => {
    const others = childrenOf(parent).filter((id) => id !== without);
    return next === undefined ? others.length : others.indexOf(next);
  };
  let box: { readonly wrap: string; readonly id: NodeId } | null = null;
  for (const id of ids) {
    const wrap = wrappersOfMoved(dependencies, parent, id);
    if (wrap.length === 0) {
      box = null;
      run(moveWidget(id, parent, targetIndex(id)));
      continue;
    }
    if (box?.wrap !== wrap.join()) {
      const wrappers = wrap.map((widget) => ({ id: newId(), widget }));
      box = { wrap: wrap.join(), id: wrappers.at(-1)?.id ?? '' };
      run(createWidget({ parent, index: targetIndex(), tree: nestWrappers(wrappers) }));
    }
    run(moveWidget(id, box.id, childrenOf(box.id).length));
  }
}

/** Whether widgets are already at the target, adjacent and in order. */
export function isAlreadyAt({ store }: EditorSession, { ids, parent, index }: Target): boolean {
  const children = store.node(parent)?.children ?? [];
  const others = children.filter((id) => !ids.has(id));
  return [...others.slice(0, index), ...ids, ...others.slice(index)].every(
    (id, at) => children[at] === id,
  );
}
