import type { FastifyInstance } from 'fastify';
import {
  SUBSCRIPTION_STEPS,
  SUBSCRIPTION_URL,
  type SubscriptionRequest,
} from '../../features/newsletter/subscription-links.ts';
import { currentFacts, type Exchange, type SiteRoutePorts, send } from './site-ports.ts';

type Params = { readonly Params: { readonly token: string } };

/** Mail programs that unsubscribe send a line or two. */
const BODY_BYTES = 4096;

/**
 * The pages of links in emails. Opening one changes nothing, because mail servers open links to
 * check them: its button does, and the one-click button of mail programs.
 */
export async function addNewsletterRoutes(
  scope: FastifyInstance,
  site: SiteRoutePorts,
): Promise<void> {
  const { subscriptions, subscriptionLinks: links } = site;
  scope.addHook('onRequest', async ({ method }, reply) => {
    if (method === 'POST' && (await site.isSwapping())) await reply.code(503).send();
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_, __, done) =>
    done(null, null),
  );

  const show = async (
    { request, reply }: Exchange,
    step: SubscriptionRequest['step'],
    state: 'ask' | 'done' | 'invalid',
  ) => {
    await currentFacts(site);
    return send(request, reply, await site.responses.subscription(step, state));
  };

  for (const step of SUBSCRIPTION_STEPS) {
    const url = `${SUBSCRIPTION_URL}/${step}/:token`;
    scope.get<Params>(url, async (request, reply) => {
      const asked = links.read(step, request.params.token, site.clock());
      const isKnown = asked !== null && (await subscriptions.isKnown(asked));
      return show({ request, reply }, step, isKnown ? 'ask' : 'invalid');
    });
    scope.post<Params>(url, async (request, reply) => {
      const asked = links.read(step, request.params.token, site.clock());
      const isDone = asked !== null && (await subscriptions.follow(asked));
      return show({ request, reply }, step, isDone ? 'done' : 'invalid');
    });
  }
}
