import { type RunningHub, startHub } from '../hub/start-hub.ts';
import { createLogger } from '../logging.ts';
import { afterUse } from './after-use.ts';
import { testFolder } from './stores.ts';

export type TestHub = RunningHub & {
  /** For `PLINTH_HUB`. */
  readonly address: string;
  /** Its data folder. */
  readonly folder: string;
};

/** A hub as a server of its own on a free port. */
export async function testHub(clock: () => number = Date.now): Promise<TestHub> {
  const { path } = await testFolder('sqlite');
  const hub = await startHub({
    config: { data: path, host: '127.0.0.1', port: 0, trustedProxies: [] },
    log: createLogger('silent'),
    clock,
  });
  afterUse(() => hub.close());
  return { ...hub, address: new URL(hub.url).origin, folder: path };
}
