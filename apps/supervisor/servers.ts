import { currentVersion, type Install } from './install.ts';
import { createMaintenance, type Place } from './maintenance.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** The one server that runs at a time. */
export type Servers = {
  readonly running: () => ServerProcess | null;
  /** Starts the current version. */
  readonly start: (isWatched: boolean) => ServerProcess;
  readonly stop: () => Promise<void>;
  /** Stops it. Until the next one listens, visitors see a page that says so. */
  readonly stopForChange: () => Promise<void>;
  /** Whether any server has ever listened. One that never did won't after a restart. */
  readonly hasListened: () => boolean;
};

export type ServersOptions = {
  readonly install: Install;
  /** Arguments of the server. */
  readonly args: readonly string[];
  readonly stopMs: number;
  readonly canUpdate: boolean;
};

export function createServers({ install, args, stopMs, canUpdate }: ServersOptions): Servers {
  let running: ServerProcess | null = null;
  let hasListened = false;
  let place: Place | null = null;
  const maintenance = createMaintenance();
  return {
    running: () => running,
    start: (isWatched) => {
      const version = currentVersion(install);
      const server = startServer(install, {
        ...{ version, args, stopMs, isWatched, canUpdate },
        freePort: maintenance.hide,
      });
      running = server;
      void server.listening.then(() => {
        hasListened = true;
        place = server.place();
      });
      void server.exited.then(() => {
        if (running === server) running = null;
      });
      return server;
    },
    stop: async () => running?.stop(),
    stopForChange: async () => {
      await running?.stop();
      if (place) await maintenance.show(place);
    },
    hasListened: () => hasListened,
  };
}
