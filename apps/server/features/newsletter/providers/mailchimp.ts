import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  failureOf,
  isDone,
  type NewsletterProvider,
  type ProviderOutcome,
  type ProviderRequest,
} from './provider.ts';

/** https://mailchimp.com/developer/marketing/api/ */

/** Keys end with the data center that the account is in. */
const KEY = /^[\w-]+-([a-z]{2,4}\d{1,4})$/i;

const Lists = z.object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) });

const Problem = z.object({ title: z.string().catch('') }).catch({ title: '' });

const Member = z.object({ status: z.string().catch('') }).catch({ status: '' });

const membersOf = (list: string): string => `lists/${encodeURIComponent(list)}/members`;

const memberPath = (list: string, email: string): string =>
  `${membersOf(list)}/${createHash('md5').update(email.toLowerCase()).digest('hex')}`;

/** Fields that the owner requires at Mailchimp aren't in the form. */
const ANY_FIELDS = '?skip_merge_validation=true';

/** What Mailchimp says of people that it knows. */
const KNOWN = ['Member Exists', 'Member In Compliance State'];

/** People who were never subscribed, or whom the owner has put away. */
const RETURNING = ['transactional', 'archived'];

/** People who have left get an email from Mailchimp first. Nobody else can put them on the list. */
async function returnTo(
  request: ProviderRequest,
  path: string,
  hasConfirmed: boolean,
): Promise<ProviderOutcome> {
  const member = await request(`${path}?fields=status`);
  if (!member || !isDone(member)) return failureOf(member);
  const { status: before } = Member.parse(member.json);
  if (before === 'subscribed') return 'already';
  if (before === 'pending') return 'asked';
  const status = hasConfirmed && RETURNING.includes(before) ? 'subscribed' : 'pending';
  const answer = await request(path + ANY_FIELDS, { method: 'PATCH', json: { status } });
  if (!answer || !isDone(answer)) return failureOf(answer);
  return status === 'subscribed' ? 'done' : 'asked';
}

export const mailchimp: NewsletterProvider = {
  address: (key) => {
    const [, center] = KEY.exec(key) ?? [];
    return center === undefined ? null : `https://${center.toLowerCase()}.api.mailchimp.com/3.0/`;
  },
  headers: (key) => ({
    authorization: `Basic ${Buffer.from(`plinth:${key}`).toString('base64')}`,
  }),
  findLists: async (request) => {
    const answer = await request('lists?count=1000&fields=lists.id,lists.name');
    const found = answer && isDone(answer) ? Lists.safeParse(answer.json) : null;
    return found?.success ? found.data.lists : failureOf(answer);
  },
  subscribe: async (request, list, { email, name, hasConfirmed }) => {
    const answer = await request(membersOf(list) + ANY_FIELDS, {
      json: {
        email_address: email,
        status: 'subscribed',
        ...(name !== '' && { merge_fields: { FNAME: name } }),
      },
    });
    if (answer && isDone(answer)) return 'done';
    const isKnown = KNOWN.includes(Problem.parse(answer?.json).title);
    return isKnown ? returnTo(request, memberPath(list, email), hasConfirmed) : failureOf(answer);
  },
  unsubscribe: async (request, list, email) => {
    const answer = await request(memberPath(list, email), {
      ...{ method: 'PATCH', json: { status: 'unsubscribed' } },
    });
    if (answer && isDone(answer)) return 'done';
    return answer?.status === 404 ? 'already' : failureOf(answer);
  },
};
