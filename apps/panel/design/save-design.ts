import type { DesignChanges } from '@plinth/editor';
import type { DesignOutcome } from '@plinth/editor/design';
import { readSiteDesign, storedDesign } from '../document-editor/open-document.ts';
import { saveFailure } from '../document-editor/save-failure.ts';
import { client } from '../rpc/client.ts';
import { failureOf } from '../rpc/failure.ts';

/** Saves changes to the site's design without a document. */
export async function saveDesign(design: DesignChanges): Promise<DesignOutcome> {
  try {
    const saved = await client.StylesService.saveSiteDesign({ design });
    return { kind: 'saved', design: storedDesign(saved) };
  } catch (error) {
    if (failureOf(error).type !== 'CONFLICT')
      return { kind: 'failed', messageKey: saveFailure(error) };
    return readSiteDesign().then(
      (stored) => ({ kind: 'conflict', design: stored }),
      (worse) => ({ kind: 'failed', messageKey: saveFailure(worse) }),
    );
  }
}
