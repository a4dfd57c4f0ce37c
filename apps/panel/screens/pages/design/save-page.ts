import { type PageDesign, RpcError } from '@plinth/contract';
import type { Revisions, SaveOutcome, SaveRequest, SectionTrees } from '@plinth/editor';
import { client } from '../../../rpc/client.ts';
import { failureOf } from '../../../rpc/failure.ts';
import { isAway, saveFailure } from './save-failure.ts';

/** What the editor builds on, as the contract names it. */
export const revisionsOf = ({ revision, revisions }: PageDesign): Revisions => ({
  content: revision,
  ...revisions,
});

/** The sections that the page has. */
export const treesOf = ({ sections }: Pick<PageDesign, 'sections'>): SectionTrees =>
  Object.fromEntries(Object.entries(sections).filter(([, tree]) => tree !== null));

async function failed(id: number, error: unknown): Promise<SaveOutcome> {
  const failure = failureOf(error);
  const { type, fields } = failure;
  if (type === 'CONFLICT') {
    const stored = await client.PagesService.getDesign({ id });
    return { kind: 'conflict', sections: treesOf(stored), revisions: revisionsOf(stored) };
  }
  if (error instanceof RpcError && type === 'VALIDATION')
    return { kind: 'refused', errors: fields };
  return isAway(failure)
    ? { kind: 'unreachable' }
    : { kind: 'failed', messageKey: saveFailure(error) };
}

/**
 * Saves one page's sections on the revisions that they build on, so that nothing is ever written
 * over unseen.
 */
export async function savePage(
  id: number,
  { sections, revisions: { content, ...shared } }: SaveRequest,
): Promise<SaveOutcome> {
  try {
    const request = { id, sections, revision: content, revisions: shared };
    return { kind: 'saved', revisions: revisionsOf(await client.PagesService.saveDesign(request)) };
  } catch (error) {
    return failed(id, error).catch((worse) => failed(id, worse));
  }
}
