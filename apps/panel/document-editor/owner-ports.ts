import type { EditorPorts } from '@plinth/editor';
import type { EditedKind } from './edited-kind.ts';
import { linkedPreviews } from './linked-preview.ts';
import { parkingPort } from './parking-port.ts';
import { saveDocument, treesOf } from './save-document.ts';
import { saveFailure } from './save-failure.ts';

type OwnerPorts = Pick<
  EditorPorts,
  | 'save'
  | 'parking'
  | 'createOwnSection'
  | 'revisions'
  | 'revision'
  | 'previewUrl'
  | 'draftPreview'
  | 'linkedPreview'
  | 'cost'
>;

/** Saving, unsaved work, history, and previews of one owner's document. */
export function ownerPorts(of: EditedKind, id: number, isDemo: boolean): OwnerPorts {
  const { service, ownSection } = of;
  return {
    save: (request) => saveDocument({ of, id }, request),
    parking: isDemo ? null : parkingPort(of.kind, id),
    createOwnSection: ownSection && ((section) => ownSection(id, section)),
    revisions: async () => (await service.getRevisions({ id })).items,
    revision: async (revision) => treesOf(await service.getRevision({ id, revision })),
    previewUrl: () => service.getPreviewUrl({ id, is_shared: true }),
    draftPreview: (sections, design) =>
      service.createLook({ id, sections, ...(design ? { design } : {}) }),
    linkedPreview: linkedPreviews({ kind: of.kind, id }),
    cost: (sections, widget) =>
      service.getCost({ id, sections, ...(widget === null ? {} : { widget_id: widget }) }),
  };
}

export async function publishOwner(
  { publish }: EditedKind,
  id: number,
): ReturnType<EditorPorts['publish']> {
  try {
    return { url: await publish(id) };
  } catch (error) {
    return { problem: saveFailure(error) };
  }
}
