import type { FastifyInstance } from 'fastify';
import { COMMON_HEADERS } from '../../http/headers.ts';
import type { Signer } from '../../security/signing.ts';
import { archiveOf } from './export-archive.ts';
import type { ExportStore } from './export-store.ts';

const PREFIX = '/admin/exports/';
const NAME = 'site.zip';

/** ms. A browser follows the link right away. */
const LIFETIME = 60_000;

export type DownloadPorts = {
  readonly exports: ExportStore;
  readonly signer: Signer;
  readonly clock: () => number;
};

/** A URL of the last export that works for a short time. */
export function downloadUrl({ signer, clock }: DownloadPorts): string {
  const expires = clock() + LIFETIME;
  return `${PREFIX}${expires}/${signer.sign(String(expires))}/${NAME}`;
}

/** Streams the last export to clients with a signed URL. */
export function addExportDownloads(
  app: FastifyInstance,
  { exports, signer, clock }: DownloadPorts,
): void {
  app.get<{ Params: { expires: string; signature: string } }>(
    `${PREFIX}:expires/:signature/${NAME}`,
    async ({ params: { expires, signature } }, reply) => {
      const isValid = signer.isSigned(expires, signature) && Number(expires) > clock();
      if (!isValid || !(await exports.outcome()).report) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .headers({
          ...COMMON_HEADERS,
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${NAME}"`,
          'cache-control': 'no-store',
        })
        .send(await archiveOf(exports.folder));
    },
  );
}
