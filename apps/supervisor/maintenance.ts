import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** Where a server listens, and what visitors see there while none runs. */
export type Place = {
  readonly host: string;
  readonly port: number;
  /** HTML by language: `en`, `de`. */
  readonly pages: Readonly<Record<string, string>>;
};

export type Maintenance = {
  readonly show: (place: Place) => Promise<void>;
  /** Frees the port. */
  readonly hide: () => Promise<void>;
};

/** Seconds. */
const RETRY_AFTER = '5';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': RETRY_AFTER,
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/** The page in the first language that the visitor accepts. */
function pageFor({ headers }: IncomingMessage, { pages }: Place): string {
  const accepted = (headers['accept-language'] ?? '').split(',', 20);
  const languages = accepted.map((entry) => /^\s*([a-z]{2,3})/i.exec(entry)?.[1]?.toLowerCase());
  const language = languages.find((one) => one !== undefined && Object.hasOwn(pages, one));
  return pages[language ?? 'en'] ?? '';
}

/** A page for visitors between two versions, when no server runs. */
export function createMaintenance(): Maintenance {
  let server: Server | null = null;
  let closed: Promise<unknown> = Promise.resolve();
  const hide = async () => {
    if (server?.listening) {
      closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
    }
    server = null;
    await closed;
  };
  return {
    hide,
    show: async (place) => {
      await hide();
      const { host, port } = place;
      const shown = createServer((request, response) => {
        response.writeHead(503, HEADERS).end(pageFor(request, place));
      });
      server = shown;
      // Another program may have taken the port. Then visitors see no page until the server runs.
      await new Promise<void>((resolve) => {
        shown.once('error', () => resolve());
        shown.listen({ host, port }, resolve);
      });
    },
  };
}
