import {
  actionsBetween,
  conflictKey,
  type DocumentReader,
  type FlatDocument,
  type NodeId,
  walk,
} from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import { haveLoaded, widgetsInHistory } from '../../core/steps/load-widgets.ts';
import { type CommandOutcome, DONE, refused, runStep, stepLabel } from '../../core/steps/step.ts';
import { changesBetween } from '../apply-merge.ts';
import type { DirtyTracker } from '../dirty.ts';
import { mergeSections } from '../merge-sections.ts';
import type { SaveController } from '../save-controller.ts';
import { canvasWindow } from './canvas-window.ts';
import { type FoundJournal, leftSections, savedOf } from './find-journals.ts';
import { sectionsAt } from './journal.ts';

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  readonly saving: SaveController;
};

const isUntouched = ({ session, dirty }: Needs): boolean =>
  !dirty.isDirty() && session.history.entries().length === 0;

/** Scrolls after the restored widgets are drawn and the selection has scrolled into view. */
const scrollTo = (session: EditorSession, top: number) => {
  const view = canvasWindow(session);
  view?.requestAnimationFrame(() => view.requestAnimationFrame(() => view.scrollTo({ top })));
};

/** Restores the undo history of an earlier visit. The documents must be unchanged since. */
export async function restoreHistory(needs: Needs, { journal }: FoundJournal): Promise<void> {
  const { history } = journal;
  if (!history || !(await haveLoaded(widgetsInHistory(history)))) return;
  if (isUntouched(needs)) needs.session.history.replace(history);
}

const documentOf = (page: DocumentReader, root: NodeId): FlatDocument => ({
  root,
  nodes: new Map(walk(page, root).map((node) => [node.id, node])),
});

/** Turns the documents into those of `wanted` in one undoable step. Others stay unchanged. */
export function replaceSections(
  session: EditorSession,
  wanted: DocumentReader,
  step: Parameters<typeof stepLabel>[0],
): CommandOutcome {
  const { store, roots } = session;
  return runStep(session, stepLabel(step), {
    select: [],
    work: (run) => {
      for (const root of roots()) {
        if (!wanted.nodes.has(root)) continue;
        const actions = actionsBetween(documentOf(store.reader, root), documentOf(wanted, root));
        for (const action of actions) run(action);
      }
    },
  });
}

/**
 * Restores unsaved work. Unchanged documents get it back with its undo history; documents that were
 * saved or edited since are merged with it in one step. Resolves to null if the user dismissed the
 * conflict dialog.
 */
export async function restoreWork(
  needs: Needs,
  found: FoundJournal,
): Promise<CommandOutcome | null> {
  const { session, saving } = needs;
  const { journal, isCurrent } = found;
  const { store, history, ui } = session;
  const left = leftSections(session, journal);
  const widgets = [...left.nodes.values()].map(({ widget }) => widget);
  const undoable = journal.history ? widgetsInHistory(journal.history) : [];
  if (!(await haveLoaded([...widgets, ...undoable]))) return refused('notLoaded');
  if (isCurrent && isUntouched(needs)) {
    store.write(changesBetween(store.reader, left));
    if (journal.history) history.replace(journal.history);
    const { device, selection } = journal.view;
    ui.setState({ device, selection: selection.filter((id) => store.node(id)) });
    scrollTo(session, journal.view.scroll);
    return DONE;
  }
  const roots = session.roots();
  const theirs = store.reader;
  const sides = { base: sectionsAt(theirs, session, savedOf(journal)), mine: left, theirs };
  const { conflicts } = mergeSections(roots, sides, () => 'mine');
  const choices = await saving.choose(conflicts, sides);
  if (!choices) return null;
  const merged = mergeSections(
    roots,
    sides,
    (conflict) => choices.get(conflictKey(conflict)) ?? 'mine',
  );
  return replaceSections(session, merged, 'RESTORE');
}
