import { RpcError, type services } from '@plinth/contract';
import {
  CHALLENGE_FIELD,
  type FormFieldType,
  isFileField,
  namedFields,
  PROOF_FIELD,
  type WidgetLookup,
} from '@plinth/model';
import { type FoundForm, findForm } from '../features/submissions/find-form.ts';
import { type FormPost, NO_FILES, valuesOnly } from '../features/submissions/form-post.ts';
import type { FormIntake, SubmitOutcome, Submitter } from '../features/submissions/intake.ts';
import { withReceivedFile } from '../features/submissions/receive-file.ts';
import type { CallContext, Handlers } from '../rpc/context.ts';
import { fieldError } from '../rpc/field-errors.ts';
import type { MediaFiles } from '../storage/files/open-files.ts';
import { createDependencyLog } from './cache/dependency-log.ts';
import { readSiteFacts } from './facts/site-facts.ts';
import { isOpenToAll } from './gate.ts';
import { createOpenPopup, type OpenPopupPorts } from './open-popup.ts';
import { labelOf } from './pages/form-label.ts';
import { loadDocument } from './pages/load-document.ts';
import { createSiteTexts } from './texts.ts';

export type SiteServicePorts = OpenPopupPorts & {
  readonly forms: FormIntake;
  readonly lookup: WidgetLookup;
  readonly mediaFiles: Pick<MediaFiles, 'staging'>;
};

type OpenForm = { readonly form: FoundForm; readonly by: Omit<Submitter, 'ip'> };
type Proof = { readonly challenge: string; readonly proof: string } | undefined;
type Context = Pick<CallContext, 'caller' | 'file'>;

const proofValues = (proof: Proof): [string, string][] =>
  proof
    ? [
        [CHALLENGE_FIELD, proof.challenge],
        [PROOF_FIELD, proof.proof],
      ]
    : [];

/** What a method returns. Throws what isn’t about an answer. */
function resultOf(outcome: SubmitOutcome, { target }: FoundForm) {
  if (outcome.kind === 'too_many') {
    throw new RpcError('RATE_LIMITED', { retry_after: outcome.retry_after });
  }
  if (outcome.kind === 'already') {
    throw new RpcError('VALIDATION', { message: 'MODULE.NEWSLETTER.ALREADY_SUBSCRIBED' });
  }
  if (outcome.kind === 'failure' && target === 'newsletter') {
    throw new RpcError('UNAVAILABLE', { message: 'MODULE.NEWSLETTER.SUBSCRIBE_FAILED' });
  }
  return {
    is_stored: outcome.kind === 'stored',
    issues: outcome.kind === 'issues' ? { ...outcome.issues } : {},
  };
}

/** The parameters that answer the fields of a newsletter form. */
const PARAMETERS: { readonly [type in FormFieldType]?: 'email' | 'name' | 'has_agreed' } = {
  ...{ email: 'email', name: 'name', agreement: 'has_agreed' },
};

/** What visitors can do without a session, for clients other than pages. */
export function createSiteService(ports: SiteServicePorts): Handlers<typeof services.SiteService> {
  const { store, forms, lookup, clock, mediaFiles } = ports;
  const texts = createSiteTexts();
  const readPopup = createOpenPopup(ports);

  /** A form of a page that everyone may see. */
  const openForm = async (page_id: number, widget_id: string): Promise<OpenForm> => {
    const owner = { kind: 'page', id: page_id } as const;
    const facts = await readSiteFacts(store.read);
    const loaded = await loadDocument(store.read, owner, createDependencyLog());
    if (!loaded || !isOpenToAll(facts, loaded.record, clock())) throw new RpcError('NOT_FOUND');
    const form = findForm(loaded.sections, widget_id, lookup);
    if (!form) throw new RpcError('NOT_FOUND');
    const text = await texts(facts.settings.general);
    const by = { owner, page_name: loaded.record.name, labelOf: labelOf(form, text) };
    return { form, by };
  };

  const submit = async (post: FormPost, { form, by }: OpenForm, { caller: { ip } }: Context) =>
    resultOf(await forms.submit(post, form, { ...by, ip }), form);

  return {
    submitForm: async ({ page_id, widget_id, fields, file_field, proof }, context: Context) => {
      const open = await openForm(page_id, widget_id);
      const { values } = valuesOnly([...Object.entries(fields), ...proofValues(proof)]);
      const { file } = context;
      const field = namedFields(open.form.fields).find(
        (one) => isFileField(one) && (file_field === undefined || one.name === file_field),
      );
      if (!field && (file || file_field !== undefined)) {
        throw fieldError(file_field === undefined ? 'file' : 'file_field', 'valueInvalid');
      }
      if (!file || !field) return submit({ values, ...NO_FILES }, open, context);
      return withReceivedFile({ name: field.name, file }, mediaFiles.staging, (files) =>
        submit({ values, ...files }, open, context),
      );
    },
    subscribe: async ({ page_id, widget_id, proof, ...given }, context: Context) => {
      const open = await openForm(page_id, widget_id);
      if (open.form.target !== 'newsletter') throw new RpcError('NOT_FOUND');
      const answers = { ...given, has_agreed: given.has_agreed ? 'on' : '' };
      const parameters = new Map(
        namedFields(open.form.fields).map(({ name, type }) => [name, PARAMETERS[type] ?? 'name']),
      );
      const values = [...parameters].map(
        ([name, parameter]) => [name, answers[parameter]] as const,
      );
      const post = valuesOnly([...values, ...proofValues(proof)]);
      const { is_stored, issues } = await submit(post, open, context);
      const renamed = Object.entries(issues).map(
        ([name, issue]) => [parameters.get(name) ?? name, issue] as const,
      );
      return { is_stored, issues: Object.fromEntries(renamed) };
    },
    getPopup: ({ id }) => readPopup(id),
  };
}
