import {
  type Background,
  createWidget,
  freeClassName,
  type NodeId,
  type Properties,
  removeWidget,
  setProperties,
} from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import { type CommandOutcome, runSeparateStep, runStep, stepLabel } from '../steps/step.ts';
import type { BackgroundStyle } from './design-store.ts';
import { backgroundNode, backgroundOf, DESIGN_ROOT, designNodes } from './design-tree.ts';

type NamedBackground = Pick<BackgroundStyle, 'name' | 'properties'>;

/** Adds a background style after all others. */
export function createBackground(
  session: EditorSession,
  { name, properties }: NamedBackground,
): CommandOutcome & { readonly node: NodeId } {
  const { store } = session;
  const others = designNodes(store.reader, 'background').map(backgroundOf);
  const taken = new Set(others.map(({ class_name }) => class_name));
  const class_name = freeClassName(name, taken, 'background');
  const tree = backgroundNode({ name, class_name, properties });
  const index = store.node(DESIGN_ROOT)?.children.length ?? 0;
  const outcome = runSeparateStep(session, stepLabel('ADD_BACKGROUND'), {
    work: (run) => run(createWidget({ parent: DESIGN_ROOT, index, tree })),
  });
  return { ...outcome, node: tree.id };
}

/** Consecutive changes are one step. */
export const setBackgroundStyle = (
  session: EditorSession,
  { node }: BackgroundStyle,
  properties: Background,
): CommandOutcome =>
  runStep(session, stepLabel('BACKGROUND'), {
    work: (run) => run(setProperties(node, { style: properties as Properties })),
  });

/** Everything with it keeps it: documents have its class, not its name. */
export function renameBackground(
  session: EditorSession,
  { node }: BackgroundStyle,
  name: string,
): CommandOutcome {
  return runSeparateStep(session, stepLabel('RENAME_BACKGROUND'), {
    work: (run) => run(setProperties(node, { name })),
  });
}

/** Deletes a background style without uses. */
export function deleteBackground(
  session: EditorSession,
  { node }: BackgroundStyle,
): CommandOutcome {
  return runSeparateStep(session, stepLabel('DELETE_BACKGROUND'), {
    work: (run) => run(removeWidget(node)),
  });
}
