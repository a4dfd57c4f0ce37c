import { RpcError, type services } from '@plinth/contract';
import { CHALLENGE_FIELD, PROOF_FIELD, type WidgetLookup } from '@plinth/model';
import { findForm } from '../features/submissions/find-form.ts';
import { valuesOnly } from '../features/submissions/form-post.ts';
import type { FormIntake } from '../features/submissions/intake.ts';
import type { CallContext, Handlers } from '../rpc/context.ts';
import type { Store } from '../storage/database/store.ts';
import { createDependencyLog } from './cache/dependency-log.ts';
import { readSiteFacts } from './facts/site-facts.ts';
import { isOpenToAll } from './gate.ts';
import { labelOf } from './pages/form-label.ts';
import { loadDocument } from './pages/load-document.ts';
import { createSiteTexts } from './texts.ts';

export type SiteServicePorts = {
  readonly store: Store;
  readonly forms: FormIntake;
  readonly lookup: WidgetLookup;
  readonly clock: () => number;
};

/** What visitors can do without a session, for clients other than pages. */
export function createSiteService({
  store,
  forms,
  lookup,
  clock,
}: SiteServicePorts): Handlers<typeof services.SiteService> {
  const texts = createSiteTexts();

  /** A form of a page that everyone may see. */
  const openForm = async (page_id: number, widget_id: string) => {
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

  return {
    submitForm: async (
      { page_id, widget_id, fields, proof },
      { caller: { ip } }: Pick<CallContext, 'caller'>,
    ) => {
      const { form, by } = await openForm(page_id, widget_id);
      const values = Object.entries(fields);
      const proofs: [string, string][] = proof
        ? [
            [CHALLENGE_FIELD, proof.challenge],
            [PROOF_FIELD, proof.proof],
          ]
        : [];
      const outcome = await forms.submit(valuesOnly([...values, ...proofs]), form, { ...by, ip });
      if (outcome.kind === 'too_many') {
        throw new RpcError('RATE_LIMITED', { retry_after: outcome.retry_after });
      }
      if (outcome.kind === 'already') {
        throw new RpcError('VALIDATION', { message: 'MODULE.NEWSLETTER.ALREADY_SUBSCRIBED' });
      }
      if (outcome.kind === 'failure' && form.target === 'newsletter') {
        throw new RpcError('UNAVAILABLE', { message: 'MODULE.NEWSLETTER.SUBSCRIBE_FAILED' });
      }
      return {
        is_stored: outcome.kind === 'stored',
        issues: outcome.kind === 'issues' ? { ...outcome.issues } : {},
      };
    },
  };
}
