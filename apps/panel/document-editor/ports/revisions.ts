import type { RevisionsPort } from '@plinth/editor';
import type { EditedKind } from '../edited-kind.ts';
import { treesOf } from '../save-document.ts';

/** The saved versions of an owner's document. */
export const revisionsPort = ({ service }: EditedKind, id: number): RevisionsPort => ({
  list: async () => (await service.getRevisions({ id })).items,
  read: async (revision) => treesOf(await service.getRevision({ id, revision })),
});
