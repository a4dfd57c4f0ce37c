import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import type { CommandOutcome } from '../../core/steps/step.ts';
import { replaceSections } from '../../save/journal/restore-journal.ts';
import { type Comparison, sectionsWithRow, withRestoredSections } from './compare.ts';

/** What to restore from an earlier version. */
export type RestoreTarget =
  | { readonly kind: 'all' }
  | { readonly kind: 'section'; readonly root: NodeId }
  | { readonly kind: 'row'; readonly root: NodeId; readonly id: NodeId };

/** Restores it in one undoable step. */
export function restorePart(
  session: EditorSession,
  comparison: Comparison,
  target: RestoreTarget,
): CommandOutcome {
  const { sections } = session;
  if (target.kind === 'row')
    return replaceSections(session, sectionsWithRow(comparison, session, target), 'TAKE_BACK');
  const roots = target.kind === 'all' ? sections.map(({ root }) => root) : [target.root];
  return replaceSections(session, withRestoredSections(comparison, sections, roots), 'TAKE_BACK');
}
