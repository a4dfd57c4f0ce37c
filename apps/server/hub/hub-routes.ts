import { HUB_PATH } from '@plinth/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addAccounts } from './accounts.ts';
import { addFeedbackRoute } from './feedback.ts';
import type { Hub } from './hub.ts';
import { addReleases } from './releases.ts';
import { sendJson } from './send-json.ts';
import { createThrottle } from './throttle.ts';
import { addActivationHelp, addTutorials } from './tutorials.ts';

/** Posted requests per minute and address. */
const CALLS = 20;
const BODY_BYTES = 262_144;

const activationBody = z.strictObject({ source: z.string().min(1).max(20_000) });

function addActivation(app: FastifyInstance, { authority, keys }: Hub): void {
  app.get('/key/', (_, reply) => sendJson(reply, { key: keys.text }));
  app.get('/address/', ({ ip }, reply) => sendJson(reply, { ip }));
  app.post('/activation/', async ({ body, ip }, reply) => {
    const given = activationBody.safeParse(body);
    if (!given.success) return sendJson(reply, { error: 'REQUEST_UNREADABLE' }, 400);
    const answer = await authority(given.data.source, ip);
    return sendJson(reply, answer, 'error' in answer ? 403 : 200);
  });
}

/** Mounts the hub under its path. */
export async function addHubRoutes(
  parent: FastifyInstance,
  hub: Hub,
  isSwapping: () => Promise<boolean> = async () => false,
): Promise<void> {
  await parent.register(
    async (app) => {
      const isTooMany = createThrottle(CALLS, hub.clock);
      app.addHook('onRoute', (route) => {
        route.bodyLimit = BODY_BYTES;
      });
      app.addHook('onRequest', async ({ method, ip }, reply) => {
        if (method !== 'POST') return;
        reply.header('retry-after', '60');
        if (isTooMany(ip)) await sendJson(reply, { error: 'TOO_MANY_REQUESTS' }, 429);
        // An update may take back what is stored now.
        else if (await isSwapping()) await sendJson(reply, { error: 'UPDATING' }, 503);
        else reply.removeHeader('retry-after');
      });
      addActivation(app, hub);
      addFeedbackRoute(app, hub.takeFeedback);
      addActivationHelp(app);
      addTutorials(app);
      addAccounts(app, hub);
      addReleases(app, hub.releases);
    },
    { prefix: HUB_PATH.slice(0, -1) },
  );
}
