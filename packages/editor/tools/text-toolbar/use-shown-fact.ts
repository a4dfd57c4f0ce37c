import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { useCallback, useRef } from 'react';
import type { ShowFact } from '../../canvas/text/fact-node.ts';
import { useServices } from '../../core/session/services.ts';

/** Shows site facts in edited text. The function stays the same while the site's data loads. */
export function useShownFact(): ShowFact {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const current = useRef({ t, site });
  current.current = { t, site };
  return useCallback((factName) => {
    const { t: text, site: now } = current.current;
    const name = text(`EDITOR.FACT.${keyPart(factName)}`);
    const fact = now.fact(factName);
    return {
      text: fact?.text ?? name,
      imageUrl: fact?.image?.url ?? null,
      hasBackdrop: fact?.hasBackdrop ?? false,
      label: text('EDITOR.FACT.SOURCE', { name }),
      isMissing: fact?.isMissing ?? true,
    };
  }, []);
}
