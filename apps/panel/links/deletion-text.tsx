import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import { loadUses } from './load-uses.ts';
import { UsesList } from './uses-list.tsx';

/** What deleting records means: a text, and what uses them if anything does, or that this is unknown. */
export const useDeletionText = () => {
  const t = useT();
  return async (text: string, ...used: Parameters<typeof loadUses>): Promise<ReactNode> => {
    const uses = await loadUses(...used);
    if (uses === null) return `${text} ${t('MODULE.LINKS.DELETE_UNKNOWN')}`;
    if (uses.length === 0) return text;
    return (
      <>
        {text} {t('MODULE.LINKS.DELETE_USED')}
        <UsesList uses={uses} />
      </>
    );
  };
};
