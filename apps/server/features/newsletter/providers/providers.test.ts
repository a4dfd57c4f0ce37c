import { describe, expect, test } from 'vitest';
import { createSafeFetch } from '../../../outbound/safe-fetch.ts';
import {
  BREVO_KEY,
  listenAsBrevo,
  listenAsMailchimp,
  MAILCHIMP_KEY,
  type NewsletterService,
} from '../../../testing/newsletter-services.ts';
import { createSink } from '../../../testing/sink.ts';
import { brevo } from './brevo.ts';
import { mailchimp } from './mailchimp.ts';
import { createProviderRequest, type NewsletterProvider } from './provider.ts';

const requestTo = (provider: NewsletterProvider, key: string, { host, url }: Address) =>
  createProviderRequest({
    ...{ fetch: createSafeFetch({ reachable: [host] }), address: url },
    headers: provider.headers(key),
  });

type Address = Pick<NewsletterService, 'host' | 'url'>;

const person = (email: string, hasConfirmed: boolean) => ({ email, name: '', hasConfirmed });

test.each([401, 403])('an answer with status %i is about the key', async (status) => {
  const sink = await createSink((_, response) => response.writeHead(status).end());
  expect(await brevo.findLists(requestTo(brevo, BREVO_KEY, sink))).toBe('invalid_key');
});

describe('Mailchimp', async () => {
  const service = await listenAsMailchimp();
  const request = requestTo(mailchimp, MAILCHIMP_KEY, service);
  test.each([
    ['subscribed', 'already', 'already', 'subscribed'],
    ['pending', 'asked', 'asked', 'pending'],
    ['unsubscribed', 'asked', 'asked', 'pending'],
    ['cleaned', 'asked', 'asked', 'pending'],
    ['archived', 'asked', 'done', 'subscribed'],
    ['transactional', 'asked', 'done', 'subscribed'],
  ])('someone who is %s', async (status, outcome, confirmed, after) => {
    const email = `${status}@example.com`;
    service.members.set(email, status);
    expect(await mailchimp.subscribe(request, 'a1b2', person(email, false))).toBe(outcome);
    expect(service.members.get(email)).toBe(status === 'subscribed' ? status : 'pending');
    service.members.set(email, status);
    expect(await mailchimp.subscribe(request, 'a1b2', person(email, true))).toBe(confirmed);
    expect(service.members.get(email)).toBe(after);
  });
});

describe('Brevo', async () => {
  const service = await listenAsBrevo(new Set(['left+1@example.com', 'known@example.com']));
  const request = requestTo(brevo, BREVO_KEY, service);

  test('who has left returns after they confirmed', async () => {
    const email = 'left+1@example.com';
    service.left.add(email);
    expect(await brevo.subscribe(request, '7', person(email, true))).toBe('done');
    expect(service.left.has(email)).toBe(false);
    expect(service.members.get(email)).toBe('subscribed');
  });

  test('says that someone is on a list only if they are', async () => {
    const known = person('known@example.com', false);
    expect(await brevo.subscribe(request, '8', known)).toBe('failed');
    expect(await brevo.subscribe(request, '7', known)).toBe('done');
    expect(await brevo.subscribe(request, '7', known)).toBe('already');
    expect(await brevo.unsubscribe(request, '7', known.email)).toBe('done');
    expect(await brevo.unsubscribe(request, '7', known.email)).toBe('already');
    expect(await brevo.unsubscribe(request, '7', 'nobody@example.com')).toBe('already');
  });
});
