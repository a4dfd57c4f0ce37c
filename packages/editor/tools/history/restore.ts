import type { NodeId } from '@plinth/model';
import type { CommandOutcome } from '../../core/commands/step.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { replaceSections } from '../../save/journal/restore-journal.ts';
import { type Comparison, sectionsWithRow, withRestoredSections } from './compare.ts';

/** What to restore from an earlier version. */
export type Part =
  | { readonly kind: 'all' }
  | { readonly kind: 'section'; readonly root: NodeId }
  | { readonly kind: 'row'; readonly root: NodeId; readonly id: NodeId };

/** Restores it in one undoable step. */
export function restorePart(
  session: EditorSession,
  comparison: Comparison,
  part: Part,
): CommandOutcome {
  const { sections } = session;
  if (part.kind === 'row')
    return replaceSections(session, sectionsWithRow(comparison, session, part), 'TAKE_BACK');
  const roots = part.kind === 'all' ? sections.map(({ root }) => root) : [part.root];
  return replaceSections(session, withRestoredSections(comparison, sections, roots), 'TAKE_BACK');
}
