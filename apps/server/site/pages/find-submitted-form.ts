import type { SubmissionRecord } from '@plinth/contract';
import type { Owner, WidgetLookup } from '@plinth/model';
import { type FormOfSubmission, findForm } from '../../features/submissions/find-form.ts';
import { defaultForms, documentPlace } from './form-place.ts';

type Origin = Pick<SubmissionRecord, 'page_id' | 'post_id' | 'popup_id'>;

function ownerOf({ page_id, post_id, popup_id }: Origin): Owner | undefined {
  if (page_id !== null) return { kind: 'page', id: page_id };
  if (post_id !== null) return { kind: 'post', id: post_id };
  return popup_id === null ? undefined : { kind: 'popup', id: popup_id };
}

export const createSubmittedForm =
  ({ lookup }: { readonly lookup: WidgetLookup }): FormOfSubmission =>
  async (db, submission) => {
    const owner = ownerOf(submission);
    const sections = owner ? (await documentPlace(db, owner))?.sections : await defaultForms(db);
    return sections && findForm(sections, submission.widget_id, lookup);
  };
