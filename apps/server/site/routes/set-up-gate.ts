import type { FastifyInstance } from 'fastify';
import { plainPage } from '../../http/plain-page.ts';
import { hasOwner } from '../../storage/database/open-store.ts';
import type { Store } from '../../storage/database/store.ts';

/** Seconds. Setup takes a few minutes. */
const RETRY_AFTER = '60';

/**
 * Until an owner exists, every route of the scope responds that the site isn't set up, uncached.
 */
export function addSetUpGate(scope: FastifyInstance, store: Store): void {
  let isSetUp = false;
  scope.addHook('onRequest', async (_, reply) => {
    isSetUp ||= await hasOwner(store);
    if (isSetUp) return;
    await reply
      .code(503)
      .headers({ ...plainPage.headers, 'retry-after': RETRY_AFTER })
      .type('text/html; charset=utf-8')
      .send(plainPage.settingUp);
  });
}
