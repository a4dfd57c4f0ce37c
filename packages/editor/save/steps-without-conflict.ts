import {
  type Action,
  applyAction,
  type Differences,
  type DocumentNode,
  type DocumentReader,
  type HistoryData,
  type NodeId,
  type Transaction,
  type WidgetNode,
  walk,
  writeChanges,
} from '@plinth/model';

const idsIn = ({ id, children }: WidgetNode): NodeId[] => [id, ...children.flatMap(idsIn)];

/** Whether an action touches something that somebody else has changed. */
function touches(document: DocumentReader, action: Action, theirs: Differences): boolean {
  const { added, removed, moved, changed } = theirs;
  const isTheirs = (id: NodeId) =>
    added.has(id) || removed.has(id) || moved.has(id) || changed.has(id);
  switch (action.type) {
    case 'setProperties': {
      const names = changed.get(action.id) ?? [];
      return [...Object.keys(action.set), ...action.unset].some((name) => names.includes(name));
    }
    case 'createWidget':
      return idsIn(action.tree).some(isTheirs);
    case 'removeWidget':
      return walk(document, action.id).some(({ id }) => isTheirs(id));
    case 'moveWidget':
      return moved.has(action.id);
  }
}

/** Applies a whole step to `nodes`, or nothing if one of its actions is no longer valid. */
function tryStep(nodes: Map<NodeId, DocumentNode>, actions: readonly Action[]): boolean {
  const before = new Map<NodeId, DocumentNode | null>();
  for (const action of actions) {
    const outcome = applyAction({ nodes }, action);
    if (!outcome.ok) {
      writeChanges(nodes, before);
      return false;
    }
    for (const id of outcome.changes.keys())
      if (!before.has(id)) before.set(id, nodes.get(id) ?? null);
    writeChanges(nodes, outcome.changes);
  }
  return true;
}

type Replay<View> = {
  readonly nodes: Map<NodeId, DocumentNode>;
  readonly foreign: Differences;
  readonly actionsOf: (step: Transaction<View>) => readonly Action[];
};

/** The steps of a stack that can still be applied, tried in the order they would run. */
function applicableSteps<View>(
  stack: readonly Transaction<View>[],
  { nodes, foreign, actionsOf }: Replay<View>,
): Transaction<View>[] {
  const applicable: Transaction<View>[] = [];
  for (const step of stack.toReversed()) {
    const actions = actionsOf(step);
    if (actions.some((action) => touches({ nodes }, action, foreign))) continue;
    if (tryStep(nodes, actions)) applicable.push(step);
  }
  return applicable.reverse();
}

/**
 * The steps that can still be undone and redone after somebody else's changes without reverting any
 * of them. Tries every step in order on a copy.
 */
export function stepsWithoutConflict<View>(
  document: DocumentReader,
  { done, undone }: HistoryData<View>,
  foreign: Differences,
): HistoryData<View> {
  const inverses = ({ steps }: Transaction<View>) => steps.map(({ inverse }) => inverse).reverse();
  const actions = ({ steps }: Transaction<View>) => steps.map(({ action }) => action);
  const replay = (actionsOf: Replay<View>['actionsOf']) => ({
    nodes: new Map(document.nodes),
    foreign,
    actionsOf,
  });
  return {
    done: applicableSteps(done, replay(inverses)),
    undone: applicableSteps(undone, replay(actions)),
  };
}
