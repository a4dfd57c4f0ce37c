import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSink, type Sink } from './sink.ts';

/** Newsletter services that answer as their documentation says. */

export const MAILCHIMP_KEY = '0123456789abcdef0123456789abcdef-us21';
export const BREVO_KEY = 'xkeysib-0123456789abcdef';

export type NewsletterService = Sink & {
  /** Emails on the list that the site uses, with their state. */
  readonly members: Map<string, string>;
  /** Names that were sent. */
  readonly names: Map<string, string>;
  /** Emails that left by a link of the service. */
  readonly left: Set<string>;
  /** Answers 503 while it’s true. */
  isAway: boolean;
};

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: a body of any shape
  readonly body: any;
};

type Said = readonly [status: number, json?: unknown];

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function listen(answer: (asked: Asked, service: NewsletterService) => Said) {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const body = await bodyOf(request);
    const [status, json] = service.isAway
      ? [503]
      : answer(
          { method, path: url.split('?')[0] ?? '', search: url.split('?')[1] ?? '', headers, body },
          service,
        );
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(json === undefined ? '' : JSON.stringify(json));
  };
  const sink = await createSink((request, response) => void reply(request, response));
  const service: NewsletterService = {
    ...{ ...sink, members: new Map<string, string>(), names: new Map<string, string>() },
    left: new Set<string>(),
    isAway: false,
  };
  return service;
}

const problem = (status: number, title: string): Said => [status, { status, title }];

type People = Pick<NewsletterService, 'members' | 'names'>;

function addMember(body: Asked['body'], { members, names }: People): Said {
  const { email_address: email, status, merge_fields } = body;
  const before = members.get(email);
  if (before === 'cleaned') return problem(400, 'Member In Compliance State');
  if (before !== undefined) return problem(400, 'Member Exists');
  members.set(email, status);
  if (merge_fields) names.set(email, merge_fields.FNAME);
  return [200, { email_address: email, status }];
}

const memberOf = (email: string, members: People['members']): Said => [
  200,
  { status: members.get(email) },
];

function changeMember(email: string, status: string, members: People['members']): Said {
  const canReturn = ['subscribed', 'transactional', 'archived'].includes(members.get(email) ?? '');
  if (status === 'subscribed' && !canReturn) return problem(400, 'Member In Compliance State');
  members.set(email, status);
  return memberOf(email, members);
}

/** Has the list `a1b2`. Someone who has left can’t be added again, only asked. */
export const listenAsMailchimp = (): Promise<NewsletterService> =>
  listen(({ method, path, search, headers, body }, { members, names }) => {
    const [user, key] = Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64')
      .toString()
      .split(':');
    if (!user || key !== MAILCHIMP_KEY) return problem(401, 'API Key Invalid');
    if (path === '/lists') return [200, { lists: [{ id: 'a1b2', name: 'Harbor news' }] }];
    const [, list, hash] = /^\/lists\/(\w+)\/members(?:\/(\w{32}))?$/.exec(path) ?? [];
    if (list !== 'a1b2') return problem(404, 'Resource Not Found');
    if (method === 'POST' && search !== 'skip_merge_validation=true') {
      return problem(400, 'Invalid Resource');
    }
    if (hash === undefined) return addMember(body, { members, names });
    const email = [...members.keys()].find(
      (one) => createHash('md5').update(one).digest('hex') === hash,
    );
    if (email === undefined) return problem(404, 'Resource Not Found');
    return method === 'PATCH'
      ? changeMember(email, body.status, members)
      : memberOf(email, members);
  });

const refusal = (status: number, code: string, message: string): Said => [
  status,
  { code, message },
];

type Contacts = { readonly contacts: Set<string> };

function addContact(body: Asked['body'], { members, names, contacts }: People & Contacts): Said {
  const { email, listIds, attributes } = body;
  if (contacts.has(email)) return refusal(400, 'duplicate_parameter', 'Contact already exist');
  if (String(listIds) !== '7') return refusal(400, 'invalid_parameter', 'Invalid list ID');
  contacts.add(email);
  members.set(email, 'subscribed');
  if (attributes) names.set(email, attributes.FIRSTNAME);
  return [201, { id: contacts.size }];
}

function changeList(
  email: string,
  isAdded: boolean,
  { members, contacts }: Pick<People, 'members'> & Contacts,
): Said {
  const isMember = members.has(email);
  if (isAdded ? isMember || !contacts.has(email) : !isMember) {
    return refusal(400, 'invalid_parameter', 'Contact already in list and/or does not exist');
  }
  if (isAdded) members.set(email, 'subscribed');
  else members.delete(email);
  return [201, { contacts: { success: [email], failure: [] } }];
}

function askContact(
  { method, body }: Asked,
  email: string,
  { members, contacts, left }: Pick<NewsletterService, 'members' | 'left'> & Contacts,
): Said {
  if (!contacts.has(email)) return refusal(404, 'document_not_found', 'Contact does not exist');
  if (method === 'GET') {
    return [
      200,
      { email, emailBlacklisted: left.has(email), listIds: members.has(email) ? [7] : [] },
    ];
  }
  if (method !== 'PUT') return refusal(405, 'method_not_allowed', 'Method not allowed');
  if (body.emailBlacklisted === false) left.delete(email);
  if (body.listIds.includes(7)) members.set(email, 'subscribed');
  return [204];
}

/** Has the list 7, and contacts that are on no list. */
export const listenAsBrevo = (contacts: Set<string> = new Set()): Promise<NewsletterService> =>
  listen((asked, { members, names, left }) => {
    const { method, path, headers, body } = asked;
    if (headers['api-key'] !== BREVO_KEY) return refusal(401, 'unauthorized', 'Key not found');
    if (path === '/contacts/lists') {
      return [200, { count: 1, lists: [{ id: 7, name: 'Harbor news', folderId: 1 }] }];
    }
    if (path === '/contacts' && method === 'POST') {
      return addContact(body, { members, names, contacts });
    }
    const [, contact] = /^\/contacts\/([^/]+)$/.exec(path) ?? [];
    if (contact !== undefined) {
      return askContact(asked, decodeURIComponent(contact), { members, contacts, left });
    }
    const [, list, to] = /^\/contacts\/lists\/(\d+)\/contacts\/(add|remove)$/.exec(path) ?? [];
    if (to === undefined) return refusal(404, 'document_not_found', 'List ID does not exist');
    if (list !== '7') return refusal(400, 'invalid_parameter', 'Invalid list ID');
    return changeList(body.emails[0], to === 'add', { members, contacts });
  });
