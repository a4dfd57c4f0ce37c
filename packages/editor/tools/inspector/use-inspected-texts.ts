import type { NodeId } from '@plinth/model';
import { use, useMemo } from 'react';
import { setValue } from '../../core/commands/properties.ts';
import { useSession } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CommandOutcome } from '../../core/steps/step.ts';
import { editedTogether, InspectedContext } from './use-control.ts';

/** The HTML of a text; null for other widgets. */
export const htmlOf = ({ store }: EditorSession, id: NodeId): string | null => {
  const html = store.node(id)?.properties.html;
  return typeof html === 'string' ? html : null;
};

/** The texts that are selected together with `id`. */
export function useInspectedTexts(id: NodeId): readonly NodeId[] {
  const session = useSession();
  const inspected = use(InspectedContext);
  return useMemo(
    () => editedTogether(session, inspected, id).filter((each) => htmlOf(session, each) !== null),
    [session, inspected, id],
  );
}

/** Changes the HTML of all texts that are selected together with `id`, in one step. */
export function useChangeTexts(id: NodeId) {
  const session = useSession();
  const ids = useInspectedTexts(id);
  return (next: (html: string) => string): CommandOutcome =>
    setValue(session, ids, {
      path: ['html'],
      value: ({ html }) => (typeof html === 'string' ? next(html) : html),
    });
}
