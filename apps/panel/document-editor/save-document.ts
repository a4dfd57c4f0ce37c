import { type DocumentDesign, RpcError } from '@plinth/contract';
import type { Revisions, SaveOutcome, SaveRequest, SectionTrees } from '@plinth/editor';
import { failureOf } from '../rpc/failure.ts';
import type { EditedKind } from './edited-kind.ts';
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
    const stored = await of.service.getDesign({ id });
    return { kind: 'conflict', sections: treesOf(stored), revisions: revisionsOf(stored) };
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
  { sections, revisions: { content, ...shared } }: SaveRequest,
): Promise<SaveOutcome> {
  const { of, id } = target;
  try {
    const request = { id, sections, revision: content, revisions: shared };
    return { kind: 'saved', revisions: revisionsOf(await of.service.saveDesign(request)) };
  } catch (error) {
    return failed(target, error).catch((worse) => failed(target, worse));
  }
}
