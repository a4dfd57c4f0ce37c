import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useNodeValue } from '../session/context.ts';
import { useServices } from '../session/services.ts';
import { missingFactNames } from './node-states.ts';

/** Names of the site facts without which visitors don't see a widget. Empty if they see it. */
export function useMissingFacts(id: NodeId): string {
  const t = useT();
  const { fact } = useServices().ports.site.context;
  return useNodeValue(id, (node) => (node ? missingFactNames(t, node, fact) : ''));
}
