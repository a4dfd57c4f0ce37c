import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Signer } from '../security/signing.ts';
import { COMMON_HEADERS, type Headers } from './headers.ts';

/** ms. A browser follows the link right away. */
const LIFETIME = 60_000;

type Kind = 'backups' | 'exports' | 'theme-archives' | 'rehearsed-pages';

export type Downloads = {
  /** A URL for the file with this id that works for a short time; `name` is that of the file. */
  readonly urlOf: (kind: Kind, id: string, name: string) => string;
  /** Streams files to clients with a signed URL. `open` resolves to null if there is none. */
  readonly serve: (
    app: FastifyInstance,
    kind: Kind,
    open: (id: string) => Promise<Readable | null>,
    /** Default: those of an archive that is downloaded. */
    headers?: Headers,
  ) => void;
};

type Params = {
  readonly expires: string;
  readonly signature: string;
  readonly id: string;
  readonly name: string;
};

const archiveHeaders = (name: string): Headers => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="${name}"`,
});

/** Files that the panel links to. */
export function createDownloads(signer: Signer, clock: () => number): Downloads {
  const signedText = (kind: Kind, { expires, id, name }: Omit<Params, 'signature'>): string =>
    [kind, expires, id, name].join('/');
  return {
    urlOf: (kind, id, name) => {
      const expires = String(clock() + LIFETIME);
      const signature = signer.sign(signedText(kind, { expires, id, name }));
      return `/admin/${kind}/${expires}/${signature}/${id}/${name}`;
    },
    serve: (app, kind, open, headers) => {
      app.get<{ Params: Params }>(
        `/admin/${kind}/:expires/:signature/:id/:name`,
        async ({ params }, reply) => {
          const isSigned = signer.isSigned(signedText(kind, params), params.signature);
          const isValid = isSigned && Number(params.expires) > clock();
          const file = isValid ? await open(params.id) : null;
          if (!file) {
            reply.callNotFound();
            return reply;
          }
          return reply
            .headers({
              ...COMMON_HEADERS,
              'cache-control': 'no-store',
              ...(headers ?? archiveHeaders(params.name)),
            })
            .send(file);
        },
      );
    },
  };
}
