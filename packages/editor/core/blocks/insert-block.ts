import {
  copyWithNewIds,
  createWidget,
  indexOf,
  mayAdd,
  type NodeId,
  removeWidget,
  type WidgetNode,
} from '@plinth/model';
import type { Gap } from '../commands/insert-position.ts';
import { treeVerdict } from '../commands/rules.ts';
import type { EditorSession } from '../session/types.ts';
import { toRefusal } from '../steps/refusal.ts';
import { type CommandOutcome, refused, runStep, stepLabel } from '../steps/step.ts';
import { hasMainHeading, withoutMainHeading } from './main-heading.ts';

/** A gap, or a block that is replaced. */
type Place = Gap | { readonly replaced: NodeId };

function gapOf({ store }: EditorSession, place: Place): Gap {
  if (!('replaced' in place)) return place;
  const parent = store.node(place.replaced)?.parent ?? '';
  return { parent, index: indexOf(store.reader, place.replaced) };
}

/**
 * Inserts a copy of a block's content in one undoable step and selects it. On a page with a main
 * heading, that of the block is inserted as an h2.
 */
export function insertBlock(
  session: EditorSession,
  document: WidgetNode,
  place: Place,
): CommandOutcome {
  const { parent, index } = gapOf(session, place);
  const isSecond = hasMainHeading(session);
  const trees = document.children.map((tree) => {
    const copy = copyWithNewIds(tree, session.newId);
    return isSecond ? withoutMainHeading(copy) : copy;
  });
  const isOn = mayAdd(document, session.lookup);
  if (!isOn.ok) return refused(toRefusal(isOn));
  for (const tree of trees) {
    const verdict = treeVerdict(session, parent, tree);
    if (!verdict.ok) return refused(verdict.reason);
  }
  return runStep(session, stepLabel('BLOCK'), {
    select: trees.slice(-1).map(({ id }) => id),
    work: (run) => {
      for (const [offset, tree] of trees.entries()) {
        run(createWidget({ parent, index: index + offset, tree }));
      }
      if ('replaced' in place) run(removeWidget(place.replaced));
    },
  });
}
