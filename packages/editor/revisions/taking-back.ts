import type { NodeId } from '@plinth/model';
import type { CommandOutcome } from '../commands/step.ts';
import { becomePage } from '../save/journal/take-up.ts';
import type { EditorSession } from '../session/types.ts';
import { type Comparison, pageWithRow, pageWithSections } from './compare.ts';

/** What of an earlier state is to come back. */
export type Part =
  | { readonly kind: 'page' }
  | { readonly kind: 'section'; readonly root: NodeId }
  | { readonly kind: 'row'; readonly root: NodeId; readonly id: NodeId };

/** Brings it back as one step, which can be undone like any other. */
export function takeBack(
  session: EditorSession,
  comparison: Comparison,
  part: Part,
): CommandOutcome {
  const { sections } = session;
  if (part.kind === 'row')
    return becomePage(session, pageWithRow(comparison, session, part), 'TAKE_BACK');
  const roots = part.kind === 'page' ? sections.map(({ root }) => root) : [part.root];
  return becomePage(session, pageWithSections(comparison, sections, roots), 'TAKE_BACK');
}
