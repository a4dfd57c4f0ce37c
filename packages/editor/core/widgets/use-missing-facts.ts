import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { missingFacts } from '@plinth/render/react';
import { useNodeValue } from '../session/context.ts';
import { useServices } from '../session/services.ts';

/** Names of the site facts without which visitors don't see a widget. Empty if they see it. */
export function useMissingFacts(id: NodeId): string {
  const t = useT();
  const { fact } = useServices().ports.site;
  return useNodeValue(id, (node) => {
    const missing = node ? missingFacts(node, fact) : [];
    return missing
      .map((name) => t(`EDITOR.FACT.${keyPart(name)}`))
      .reduce((name, other) => (name ? t('EDITOR.FACT.EITHER', { name, other }) : other), '');
  });
}
