import type { SavePort } from '@plinth/editor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EditedKind } from '../edited-kind.ts';
import { saveDocument } from '../save-document.ts';
import { saveFailure } from '../save-failure.ts';

type Needs = {
  readonly of: EditedKind;
  readonly id: number;
  /** Loads the document again. */
  readonly reload: () => void;
};

/** Saves and publishes an owner's document. */
export function useSavingPort({ of, id, reload }: Needs): SavePort {
  const queries = useQueryClient();
  return useMemo(() => {
    const { ownSection } = of;
    return {
      save: (request) => saveDocument({ of, id }, request),
      createOwnSection: ownSection && ((section) => ownSection(id, section)),
      publish: async () => {
        try {
          const url = await of.publish(id);
          void queries.invalidateQueries({ queryKey: [...of.queryKey] });
          reload();
          return { url };
        } catch (error) {
          return { problem: saveFailure(error) };
        }
      },
    };
  }, [of, id, reload, queries]);
}
