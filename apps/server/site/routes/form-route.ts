import { FORM_FIELD, type Owner } from '@plinth/model';
import { createSite } from '@plinth/render';
import type { FastifyReply } from 'fastify';
import {
  type FormSections,
  type FoundForm,
  findForm,
} from '../../features/submissions/find-form.ts';
import type { FormPost } from '../../features/submissions/form-post.ts';
import type { SubmitOutcome } from '../../features/submissions/intake.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import { publicUrl } from '../data/url.source.ts';
import type { DocumentLocation } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import * as headers from '../headers.ts';
import { defaultSections } from '../pages/default-sections.ts';
import { labelOf } from '../pages/form-label.ts';
import { type LoadedDocument, loadDocument, withTemplate } from '../pages/load-document.ts';
import type { ShownList } from '../site-responses.ts';
import { sendJson, wantsJson } from './json-reply.ts';
import { parseRequestedUrl, shownList } from './page-route.ts';
import { currentFacts, type Exchange, type SiteRoutePorts, send } from './site-ports.ts';

/** Where a visitor goes after sending. */
function targetOf(form: FoundForm, owner: Owner, path: string, ports: SentPorts): string {
  const log = createDependencyLog();
  const get = (request: Parameters<Parameters<typeof createSite>[0]['get']>[0]) =>
    request.source === 'url' ? publicUrl(request, { ...ports, ...log }) : null;
  const site = createSite({ get: get as never, page: { owner }, loadsIframes: true });
  return site.link(form.link)?.href ?? `${path}#${form.widget_id}-sent`;
}

type SentPorts = { readonly facts: SiteFacts; readonly now: number };

type Submitted = {
  readonly owner: Owner;
  readonly list: ShownList;
  readonly post: FormPost;
  readonly loaded: LoadedDocument;
  readonly isSearchPage: boolean;
  readonly form: FoundForm;
};

const STATUS = { stored: 200, already: 409, issues: 422, too_many: 429, failure: 503 } as const;

const failureOf = ({ kind }: SubmitOutcome) =>
  kind === 'stored' || kind === 'issues' ? null : kind;

/** For the script of the form. */
const asJson = (outcome: SubmitOutcome) => {
  if (outcome.kind === 'stored') return {};
  return outcome.kind === 'issues' ? { issues: outcome.issues } : { failure: outcome.kind };
};

/** The page with what the visitor typed, and what is wrong with it. */
async function sendAgain(
  { request, reply }: Exchange,
  { loaded, isSearchPage, list, post, form }: Submitted,
  { outcome, site }: { readonly outcome: SubmitOutcome; readonly site: SiteRoutePorts },
): Promise<FastifyReply> {
  const formReply = {
    form: form.widget_id,
    values: Object.fromEntries(post.values),
    issues: outcome.kind === 'issues' ? outcome.issues : {},
    failure: failureOf(outcome),
  };
  return send(
    request,
    reply,
    await site.responses.formReply(isSearchPage ? 'search' : loaded, formReply, {
      ...{ status: STATUS[outcome.kind], list },
    }),
  );
}

async function submit(
  exchange: Exchange,
  submitted: Submitted,
  site: SiteRoutePorts,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { owner, post, loaded, form } = submitted;
  const facts = await currentFacts(site);
  const outcome = await site.forms.submit(post, form, {
    owner,
    ip: site.callerOf(request, reply).ip,
    page_name: loaded.record.name,
    labelOf: labelOf(form, await site.texts(facts.settings.general)),
  });
  if (outcome.kind === 'too_many') reply.header('retry-after', String(outcome.retry_after));
  if (wantsJson(exchange)) return sendJson(exchange, STATUS[outcome.kind], asJson(outcome));
  if (outcome.kind !== 'stored') return sendAgain(exchange, submitted, { outcome, site });
  const path = (request.raw.url ?? '/').split('#')[0] ?? '/';
  return reply
    .headers({ ...headers.PRIVATE_PAGE_HEADERS })
    .redirect(targetOf(form, owner, path, { facts, now: site.clock() }), 303);
}

/** Sections by their scope: a page and the popup that it shows have different ids. */
const scopesOf = (loaded: LoadedDocument, owner: Owner): FormSections =>
  owner.kind === 'popup' ? { popup: loaded.sections.content } : withTemplate(loaded);

type FormRequest = {
  readonly location: DocumentLocation | undefined;
  /** Its forms are those of the default header and footer. */
  readonly isSearchPage?: boolean;
  readonly post: FormPost;
};

/** Answers a form that was sent to its page. */
export async function answerForm(
  exchange: Exchange,
  { location, isSearchPage = false, post }: FormRequest,
  site: SiteRoutePorts,
): Promise<FastifyReply> {
  // The scripts of pages that were exported as files read the answer. No session is read.
  if (wantsJson(exchange)) exchange.reply.headers(headers.READABLE_ANYWHERE);
  const owner = location?.owner;
  const { read } = site.store;
  const loaded = owner && (await loadDocument(read, owner, createDependencyLog()));
  const name = post.values.get(FORM_FIELD) ?? '';
  const sectionsOf = async (document: LoadedDocument, owner: Owner) =>
    isSearchPage ? defaultSections(read, createDependencyLog()) : scopesOf(document, owner);
  const form = owner && loaded && findForm(await sectionsOf(loaded, owner), name, site.lookup);
  if (location && owner && loaded && form) {
    const list = shownList(parseRequestedUrl(exchange.request.raw.url ?? '/'), location);
    return submit(exchange, { owner, list, post, loaded, isSearchPage, form }, site);
  }
  if (wantsJson(exchange)) return sendJson(exchange, 410, { failure: 'failure' });
  return send(exchange.request, exchange.reply, await site.responses.formGone(post.values));
}
