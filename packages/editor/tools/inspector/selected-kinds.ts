import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';

/** The types of selected widgets as one text, that of the last widget first. */
export const kindsOf = ({ store }: EditorSession, ids: readonly NodeId[]): string => {
  const kinds = [...ids].reverse().flatMap((id) => store.node(id)?.widget ?? []);
  return [...new Set(kinds)].join(' ');
};
