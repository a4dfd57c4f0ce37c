import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type Ask,
  failureOf,
  isDone,
  type NewsletterProvider,
  type ProviderOutcome,
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

/** People who have left get an email from Mailchimp first. Nobody else can put them on the list. */
async function returnTo(ask: Ask, path: string): Promise<ProviderOutcome> {
  const member = await ask(`${path}?fields=status`);
  if (!member || !isDone(member)) return failureOf(member);
  const { status } = Member.parse(member.json);
  if (status === 'subscribed' || status === 'pending') return 'already';
  const answer = await ask(path, { method: 'PATCH', json: { status: 'pending' } });
  return answer && isDone(answer) ? 'done' : failureOf(answer);
}

export const mailchimp: NewsletterProvider = {
  address: (key) => {
    const [, center] = KEY.exec(key) ?? [];
    return center === undefined ? null : `https://${center.toLowerCase()}.api.mailchimp.com/3.0/`;
  },
  headers: (key) => ({
    authorization: `Basic ${Buffer.from(`plinth:${key}`).toString('base64')}`,
  }),
  findLists: async (ask) => {
    const answer = await ask('lists?count=1000&fields=lists.id,lists.name');
    const found = answer && isDone(answer) ? Lists.safeParse(answer.json) : null;
    return found?.success ? found.data.lists : failureOf(answer);
  },
  subscribe: async (ask, list, { email, name }) => {
    const answer = await ask(membersOf(list), {
      json: {
        email_address: email,
        status: 'subscribed',
        ...(name !== '' && { merge_fields: { FNAME: name } }),
      },
    });
    if (answer && isDone(answer)) return 'done';
    const isMember = Problem.parse(answer?.json).title === 'Member Exists';
    return isMember ? returnTo(ask, memberPath(list, email)) : failureOf(answer);
  },
  unsubscribe: async (ask, list, email) => {
    const answer = await ask(memberPath(list, email), {
      ...{ method: 'PATCH', json: { status: 'unsubscribed' } },
    });
    if (answer && isDone(answer)) return 'done';
    return answer?.status === 404 ? 'already' : failureOf(answer);
  },
};
