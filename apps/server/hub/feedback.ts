import { type HubFeedback, type HubStatus, hubFeedback } from '@plinth/contract';
import type { FastifyInstance } from 'fastify';
import { parseHubKeys } from '../security/hub-keys.ts';
import type { AuthorityPorts } from './authority.ts';
import { readLicense } from './read-license.ts';
import { sendJson } from './send-json.ts';

/** Stores a message. Only from sites with a license of this hub. */
export type TakeFeedback = (feedback: HubFeedback) => Promise<HubStatus>;

export function createTakeFeedback({
  keys,
  store,
  clock,
}: Omit<AuthorityPorts, 'onlyProduct'>): TakeFeedback {
  const publicKeys = parseHubKeys(keys.text);
  return async ({ license: signed, sender, subject, body }) => {
    const site = publicKeys && readLicense(publicKeys, signed);
    if (!site) return { error: 'AUTHORIZATION_FAILED' };
    const { product_id, domain } = site;
    await store.addFeedback({ product_id, domain, sender, subject, body, received: clock() });
    return { status: 'stored' };
  };
}

export function addFeedbackRoute(app: FastifyInstance, takeFeedback: TakeFeedback): void {
  app.post('/feedback/', async ({ body }, reply) => {
    const given = hubFeedback.safeParse(body);
    if (!given.success) {
      const field = given.error.issues[0]?.path.join('.') ?? '';
      return sendJson(reply, { error: 'FIELD_INVALID', field }, 400);
    }
    const answer = await takeFeedback(given.data);
    return sendJson(reply, answer, 'error' in answer ? 403 : 200);
  });
}
