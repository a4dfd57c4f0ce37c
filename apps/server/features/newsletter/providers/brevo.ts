import { z } from 'zod';
import {
  failureOf,
  isDone,
  type NewsletterProvider,
  type ProviderAnswer,
  type ProviderList,
  type ProviderOutcome,
  type ProviderRequest,
} from './provider.ts';

/** https://developers.brevo.com/reference */

/** What a header can have. */
const KEY = /^[\x21-\x7e]+$/;

/** The most lists that an answer has. */
const PAGE = 50;
const MAX_PAGES = 20;

const Lists = z.object({
  count: z.number(),
  lists: z.array(z.object({ id: z.number(), name: z.string() })).default([]),
});

const Problem = z.object({ code: z.string().catch('') }).catch({ code: '' });

const codeOf = (answer: ProviderAnswer | null): string => Problem.parse(answer?.json).code;

const Contact = z.object({ listIds: z.array(z.number()) });

const contactPath = (email: string): string => `contacts/${encodeURIComponent(email)}`;

/** Null if Brevo doesn't say. */
async function isOnList(
  request: ProviderRequest,
  list: string,
  email: string,
): Promise<boolean | null> {
  const answer = await request(contactPath(email));
  if (answer?.status === 404) return false;
  const { success, data } = Contact.safeParse(answer?.json);
  return answer && isDone(answer) && success ? data.listIds.includes(Number(list)) : null;
}

/** Adds a contact to a list, or removes it. `already`: there was nothing to do. */
async function change(
  request: ProviderRequest,
  list: string,
  { to, email }: { readonly to: 'add' | 'remove'; readonly email: string },
): Promise<ProviderOutcome> {
  const path = `contacts/lists/${encodeURIComponent(list)}/contacts/${to}`;
  const answer = await request(path, { json: { emails: [email] } });
  if (answer && isDone(answer)) return 'done';
  // Said of contacts that are on the list already, or aren't, but also of a list that is gone.
  const isSettled =
    codeOf(answer) === 'invalid_parameter' &&
    (await isOnList(request, list, email)) === (to === 'add');
  return isSettled ? 'already' : failureOf(answer);
}

/** Puts someone who confirmed on a list, also if they were on none by their own wish. */
async function returnTo(
  request: ProviderRequest,
  list: string,
  email: string,
): Promise<ProviderOutcome> {
  const answer = await request(contactPath(email), {
    ...{ method: 'PUT', json: { emailBlacklisted: false, listIds: [Number(list)] } },
  });
  return answer && isDone(answer) ? 'done' : failureOf(answer);
}

export const brevo: NewsletterProvider = {
  address: (key) => (KEY.test(key) ? 'https://api.brevo.com/v3/' : null),
  headers: (key) => ({ 'api-key': key }),
  findLists: async (request) => {
    const found: ProviderList[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await request(`contacts/lists?limit=${PAGE}&offset=${page * PAGE}`);
      const parsed = answer && isDone(answer) ? Lists.safeParse(answer.json) : null;
      if (!parsed?.success) return failureOf(answer);
      const { lists, count } = parsed.data;
      found.push(...lists.map(({ id, name }) => ({ id: String(id), name })));
      if (lists.length === 0 || found.length >= count) break;
    }
    return found;
  },
  subscribe: async (request, list, { email, name, hasConfirmed }) => {
    const answer = await request('contacts', {
      json: {
        ...{ email, listIds: [Number(list)], updateEnabled: false },
        ...(name !== '' && { attributes: { FIRSTNAME: name } }),
      },
    });
    if (answer && isDone(answer)) return 'done';
    // Someone that the account knows already, perhaps on another list.
    if (codeOf(answer) !== 'duplicate_parameter') return failureOf(answer);
    return hasConfirmed
      ? returnTo(request, list, email)
      : change(request, list, { to: 'add', email });
  },
  unsubscribe: (request, list, email) => change(request, list, { to: 'remove', email }),
};
