import type { WidgetLookup } from '@plinth/model';
import type { FormOfSubmission } from '../../features/submissions/change-status.ts';
import { type FoundForm, findForm } from '../../features/submissions/find-form.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import { loadDocument, withTemplate } from './load-document.ts';

/** The form of a submission as it is stored now. Undefined if it's gone, or in a popup. */
export const createSubmittedForm =
  ({ lookup }: { readonly lookup: WidgetLookup }): FormOfSubmission =>
  async (db, { page_id, post_id, widget_id }): Promise<FoundForm | undefined> => {
    const id = page_id ?? post_id;
    if (id === null) return undefined;
    const owner = { kind: page_id === null ? 'post' : 'page', id } as const;
    const loaded = await loadDocument(db, owner, createDependencyLog());
    return loaded && findForm(withTemplate(loaded), widget_id, lookup);
  };
