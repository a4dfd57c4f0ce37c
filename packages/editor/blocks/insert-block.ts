import { ancestors, createWidget, freshIds, indexOf, type NodeId } from '@plinth/model';
import { treeVerdict } from '../commands/rules.ts';
import { type CommandOutcome, refused, runStep, stepLabel } from '../commands/step.ts';
import type { Block } from '../ports.ts';
import { currentSection } from '../session/place.ts';
import type { EditorSession } from '../session/types.ts';

type Place = { readonly root: NodeId; readonly index: number };

/** After the part of the page that holds the selection, else at the end of the section in view. */
function placeOf(session: EditorSession): Place | null {
  const { store, ui } = session;
  const selected = ui.getState().selection.at(-1);
  const chain = selected === undefined ? [] : ancestors(store.reader, selected);
  const root = chain.at(-1)?.id;
  const part = chain.at(-2)?.id ?? selected;
  if (root !== undefined && part !== undefined) {
    return { root, index: indexOf(store.reader, part) + 1 };
  }
  const section = currentSection(session);
  if (!section) return null;
  return { root: section.root, index: store.node(section.root)?.children.length ?? 0 };
}

/** Puts a copy of a block on the page as one step, and selects it. */
export function insertBlock(session: EditorSession, block: Block): CommandOutcome {
  const place = placeOf(session);
  if (!place) return refused('noSection');
  const trees = block.document.children.map((tree) => freshIds(tree, session.newId));
  for (const tree of trees) {
    const verdict = treeVerdict(session, place.root, tree);
    if (!verdict.ok) return refused(verdict.reason);
  }
  return runStep(session, stepLabel('BLOCK'), {
    select: trees.slice(0, 1).map(({ id }) => id),
    work: (run) => {
      for (const [offset, tree] of trees.entries()) {
        run(createWidget({ parent: place.root, index: place.index + offset, tree }));
      }
    },
  });
}
