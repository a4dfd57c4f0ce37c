import { HUB_PATH } from '@plinth/contract';
import { createApp } from '../http/app.ts';
import type { Logger } from '../logging.ts';
import { deriveHubKeys } from '../security/hub-keys.ts';
import { createHubStore, type HubStore } from '../storage/database/hub-store.ts';
import { hubFile, openDataFolder, releasesFolder } from '../storage/folders/data-folder.ts';
import { openReleases } from '../storage/folders/releases-folder.ts';
import { createHub } from './hub.ts';
import { addHubRoutes } from './hub-routes.ts';

export type HubOptions = {
  readonly config: {
    /** Folder of the hub’s key and database. */
    readonly data: string;
    readonly host: string;
    readonly port: number;
    readonly trustedProxies: readonly string[];
  };
  readonly log: Logger;
  /** ms since 1970. Overridden in tests. */
  readonly clock?: () => number;
};

export type RunningHub = {
  /** URL of the hub, with a slash at the end. */
  readonly url: string;
  /** For `PLINTH_HUB_KEY` on sites. */
  readonly key: string;
  /** Allows another domain to use a product id. False if no license has it. */
  readonly release: (productId: string) => Promise<boolean>;
  readonly listFeedback: HubStore['listFeedback'];
  readonly close: () => Promise<void>;
};

/** Opens the hub of a data folder without a site. */
export function openHub({ config, clock = Date.now }: HubOptions) {
  const folder = openDataFolder(config.data);
  const keys = deriveHubKeys(folder.secretKey() ?? folder.createSecretKey());
  return createHub({
    ...{ keys, clock, onlyProduct: null },
    store: createHubStore(hubFile(folder)),
    releases: openReleases(releasesFolder(folder)),
  });
}

/** Runs a hub for many sites as a server of its own. */
export async function startHub(options: HubOptions): Promise<RunningHub> {
  const { config, log } = options;
  const hub = openHub(options);
  const { app } = await createApp({ log, trustedProxies: config.trustedProxies });
  await addHubRoutes(app, hub);
  const url = await app.listen({ host: config.host, port: config.port });
  return {
    url: `${url}${HUB_PATH}`,
    key: hub.keys.text,
    release: hub.store.releaseLicense,
    listFeedback: hub.store.listFeedback,
    close: async () => {
      await app.close();
      await hub.store.close();
    },
  };
}
