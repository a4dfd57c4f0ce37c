import type { FastifyInstance } from 'fastify';
import { COMMON_HEADERS } from '../../http/headers.ts';
import type { Signer } from '../../security/signing.ts';
import { archiveStream } from './archive.ts';
import { type BackupStore, isBackupId } from './backup-store.ts';

const PREFIX = '/admin/backups/';

/** ms. A browser follows the link right away. */
const LIFETIME = 60_000;

type Ports = {
  readonly backups: BackupStore;
  readonly signer: Signer;
  readonly clock: () => number;
};

const signedText = (id: string, expires: number): string => `${id}/${expires}`;

/** A URL of a backup as one file that works for a short time. */
export function downloadUrl(id: string, { signer, clock }: Ports): string {
  const expires = clock() + LIFETIME;
  return `${PREFIX}${expires}/${signer.sign(signedText(id, expires))}/${id}.plinth`;
}

/** Streams a backup to clients with a signed URL. */
export function addBackupDownloads(app: FastifyInstance, { backups, signer, clock }: Ports): void {
  app.get<{ Params: { expires: string; signature: string; name: string } }>(
    `${PREFIX}:expires/:signature/:name`,
    async ({ params: { expires, signature, name } }, reply) => {
      const id = name.replace(/\.plinth$/, '');
      const isValid = signer.isSigned(signedText(id, Number(expires)), signature);
      const isThere = isValid && Number(expires) > clock() && isBackupId(id);
      const source = isThere ? await backups.open(id).catch(() => null) : null;
      if (!source) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .headers({
          ...COMMON_HEADERS,
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${id}.plinth"`,
          'cache-control': 'no-store',
        })
        .send(archiveStream(source));
    },
  );
}
