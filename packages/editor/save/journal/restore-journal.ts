import {
  actionsBetween,
  conflictKey,
  type DocumentReader,
  type FlatDocument,
  type NodeId,
  walk,
} from '@plinth/model';
import { type CommandOutcome, DONE, runStep, stepLabel } from '../../core/commands/step.ts';
import type { EditorSession } from '../../core/session/types.ts';
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

/** Once what came back is drawn, and the selection has been brought into sight. */
const scrollTo = (session: EditorSession, top: number) => {
  const view = canvasWindow(session);
  view?.requestAnimationFrame(() => view.requestAnimationFrame(() => view.scrollTo({ top })));
};

/** The steps of an earlier visit can be undone in this one; only where the documents are as they were left. */
export function restoreHistory(needs: Needs, { journal }: FoundJournal): void {
  if (journal.history && isUntouched(needs)) needs.session.history.replace(journal.history);
}

const documentOf = (page: DocumentReader, root: NodeId): FlatDocument => ({
  root,
  nodes: new Map(walk(page, root).map((node) => [node.id, node])),
});

/** Makes the sections what `wanted` is, as one step that can be undone. */
export function replaceSections(
  session: EditorSession,
  wanted: DocumentReader,
  step: Parameters<typeof stepLabel>[0],
): CommandOutcome {
  const { store, sections } = session;
  return runStep(session, stepLabel(step), {
    select: [],
    work: (run) => {
      for (const { root } of sections) {
        const actions = actionsBetween(documentOf(store.reader, root), documentOf(wanted, root));
        for (const action of actions) run(action);
      }
    },
  });
}

/**
 * Takes unsaved work up again. On the documents as they were: with its steps, so that undo goes on where it
 * was. On documents that were saved since, or worked on: merged, as one step; null where the person did not decide.
 */
export async function restoreWork(
  needs: Needs,
  found: FoundJournal,
): Promise<CommandOutcome | null> {
  const { session, saving } = needs;
  const { journal, isCurrent } = found;
  const { store, history, ui, sections } = session;
  const left = leftSections(session, journal);
  if (isCurrent && isUntouched(needs)) {
    store.write(changesBetween(store.reader, left));
    if (journal.history) history.replace(journal.history);
    const { device, selection } = journal.view;
    ui.setState({ device, selection: selection.filter((id) => store.node(id)) });
    scrollTo(session, journal.view.scroll);
    return DONE;
  }
  const roots = sections.map(({ root }) => root);
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
