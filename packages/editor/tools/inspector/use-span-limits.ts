import { type DocumentNode, type NodeId, spanLimits } from '@plinth/model';
import { use } from 'react';
import { useNodeValue, useSession } from '../../core/session/context.ts';
import { editedTogether, InspectedContext } from './use-control.ts';

type Limits = { readonly min?: number; readonly max?: number };

/** The limits that the other end of a span sets to a number, in all widgets that are edited. */
export function useSpanLimits(id: NodeId, path: string): Limits {
  const session = useSession();
  const inspected = use(InspectedContext);
  const limitsOf = (node: DocumentNode | undefined): Limits => {
    const span = node && session.lookup(node.widget)?.span;
    return span ? spanLimits(node.properties, span, path) : {};
  };
  const all = () =>
    editedTogether(session, inspected, id).map((each) => limitsOf(session.store.node(each)));
  const min = useNodeValue(id, () => Math.max(...all().map((limits) => limits.min ?? -Infinity)));
  const max = useNodeValue(id, () => Math.min(...all().map((limits) => limits.max ?? Infinity)));
  return { ...(min !== -Infinity && { min }), ...(max !== Infinity && { max }) };
}
