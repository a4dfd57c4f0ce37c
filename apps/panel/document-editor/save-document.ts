import { type DocumentDesign, RpcError } from '@plinth/contract';
import type { Revisions, SaveOutcome, SaveRequest, SectionTrees } from '@plinth/editor';
import { failureOf } from '../rpc/failure.ts';
import type { EditedKind } from './edited-kind.ts';
import { readSiteDesign, storedDesign } from './open-document.ts';
import { isUnavailable, saveFailure } from './save-failure.ts';

/** Revisions of the documents that the editor opened. */
export const revisionsOf = ({ revision, revisions }: DocumentDesign): Revisions => ({
  content: revision,
  ...revisions,
});

/** Trees of the document's sections. */
export const treesOf = ({ sections }: Pick<DocumentDesign, 'sections'>): SectionTrees =>
  Object.fromEntries(Object.entries(sections).filter(([, tree]) => tree !== null));

type Target = { readonly of: EditedKind; readonly id: number };

async function failed({ of, id }: Target, error: unknown): Promise<SaveOutcome> {
  const failure = failureOf(error);
  const { type, fields } = failure;
  if (type === 'CONFLICT') {
    const [stored, design] = await Promise.all([of.service.getDesign({ id }), readSiteDesign()]);
    const revisions = revisionsOf(stored);
    return { kind: 'conflict', sections: treesOf(stored), revisions, design };
  }
  if (error instanceof RpcError && type === 'VALIDATION')
    return { kind: 'refused', errors: fields };
  return isUnavailable(failure)
    ? { kind: 'unreachable' }
    : { kind: 'failed', messageKey: saveFailure(error) };
}

/**
 * Saves an owner's sections with the revisions they are based on, so that a newer version is never
 * overwritten unnoticed.
 */
export async function saveDocument(
  target: Target,
  { sections, revisions: { content, ...shared }, design }: SaveRequest,
): Promise<SaveOutcome> {
  const { of, id } = target;
  try {
    const saved = await of.service.saveDesign({
      ...{ id, sections, revision: content, revisions: shared },
      ...(design && { design }),
    });
    const stored = saved.design && storedDesign(saved.design);
    const revisions = revisionsOf(saved);
    return { kind: 'saved', sections: treesOf(saved), revisions, design: stored };
  } catch (error) {
    return failed(target, error).catch((worse) => failed(target, worse));
  }
}
