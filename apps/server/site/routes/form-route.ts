import { FORM_FIELD, namedFields, type Owner, TRAP_FIELD } from '@plinth/model';
import { createSite } from '@plinth/render';
import type { FastifyReply } from 'fastify';
import { type FoundForm, findForm } from '../../features/submissions/find-form.ts';
import type { FormPost } from '../../features/submissions/form-post.ts';
import type { SubmitOutcome } from '../../features/submissions/intake.ts';
import { createDependencyLog } from '../cache/dependency-log.ts';
import { publicUrl } from '../data/url.source.ts';
import type { DocumentLocation } from '../facts/locations.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import * as headers from '../headers.ts';
import type { BuiltInPage } from '../pages/built-in-page.ts';
import { labelOf } from '../pages/form-label.ts';
import { builtInPlace, documentPlace, type FormPlace } from '../pages/form-place.ts';
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
  readonly place: FormPlace;
  readonly list: ShownList;
  readonly post: FormPost;
  /** If the page isn’t at its own URL. */
  readonly builtIn: BuiltInPage | undefined;
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
  { place, builtIn, list, post, form }: Submitted,
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
    await site.responses.formReply(builtIn ?? place.loaded, formReply, {
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
  const { place, post, form } = submitted;
  const facts = await currentFacts(site);
  const outcome = await site.forms.submit(post, form, {
    owner: place.owner,
    ip: site.callerOf(request, reply).ip,
    page_name: place.name,
    labelOf: labelOf(form, await site.texts(facts.settings.general)),
  });
  if (outcome.kind === 'too_many') reply.header('retry-after', String(outcome.retry_after));
  if (wantsJson(exchange)) return sendJson(exchange, STATUS[outcome.kind], asJson(outcome));
  if (outcome.kind !== 'stored') return sendAgain(exchange, submitted, { outcome, site });
  const path = (request.raw.url ?? '/').split('#')[0] ?? '/';
  return reply
    .headers({ ...headers.PRIVATE_PAGE_HEADERS })
    .redirect(targetOf(form, place.loaded.owner, path, { facts, now: site.clock() }), 303);
}

type FormRequest = {
  /** A document at its URL, a page that is elsewhere, or nothing that the visitor may see. */
  readonly from: DocumentLocation | BuiltInPage | undefined;
  readonly post: FormPost;
};

/** Internal fields begin with this. */
const INTERNAL = '_';

/**
 * Whether the form has all the fields that were sent. A service page may have a form with the id of
 * one on a page that was there while the visitor wrote.
 */
function takesAll({ fields }: FoundForm, { values, files }: FormPost): boolean {
  const known = new Set([TRAP_FIELD, ...namedFields(fields).map(({ name }) => name)]);
  return [...values.keys(), ...files.keys()].every(
    (name) => name.startsWith(INTERNAL) || known.has(name),
  );
}

async function builtInPlaceOf(page: BuiltInPage, site: SiteRoutePorts) {
  const facts = await currentFacts(site);
  const text = await site.texts(facts.settings.general);
  return builtInPlace(page, { db: site.store.read, facts, text, now: site.clock() });
}

async function findSent(
  { request }: Exchange,
  { from, post }: FormRequest,
  site: SiteRoutePorts,
): Promise<Submitted | undefined> {
  if (!from) return undefined;
  const { read: db } = site.store;
  const builtIn = typeof from === 'string' ? from : undefined;
  const place =
    typeof from === 'string'
      ? await builtInPlaceOf(from, site)
      : await documentPlace(db, from.owner);
  const name = post.values.get(FORM_FIELD) ?? '';
  const form = place && findForm(place.sections, name, site.lookup);
  if (!form || (builtIn && !takesAll(form, post))) return undefined;
  const list =
    typeof from === 'string' ? {} : shownList(parseRequestedUrl(request.raw.url ?? '/'), from);
  return { place, list, post, builtIn, form };
}

/** Answers a form that was sent to its page. */
export async function answerForm(
  exchange: Exchange,
  sent: FormRequest,
  site: SiteRoutePorts,
): Promise<FastifyReply> {
  // The scripts of pages that were exported as files read the answer. No session is read.
  if (wantsJson(exchange)) exchange.reply.headers(headers.READABLE_ANYWHERE);
  const submitted = await findSent(exchange, sent, site);
  if (submitted) return submit(exchange, submitted, site);
  if (wantsJson(exchange)) return sendJson(exchange, 410, { failure: 'failure' });
  return send(exchange.request, exchange.reply, await site.responses.formGone(sent.post.values));
}
