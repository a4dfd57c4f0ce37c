import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { COMMON_HEADERS } from '../../http/headers.ts';
import type { Signer } from '../../security/signing.ts';
import { zipStream } from '../../storage/files/write-zip.ts';
import type { ThemeLibrary } from './library.ts';

const PREFIX = '/admin/theme-archives/';

/** ms. A browser follows the link right away. */
const LIFETIME = 60_000;

type ExportPorts = {
  readonly library: ThemeLibrary;
  readonly archiveSigner: Signer;
  readonly clock: () => number;
};

const signedText = (id: string, expires: number): string => `${id}/${expires}`;

/** A URL of a theme's archive that works for a short time. Throws like `library.open`. */
export async function exportUrl(
  id: string,
  { library, archiveSigner, clock }: ExportPorts,
): Promise<string> {
  const { theme } = await library.open(id);
  const expires = clock() + LIFETIME;
  const signature = archiveSigner.sign(signedText(id, expires));
  return `${PREFIX}${expires}/${signature}/${id}/${id}-${theme.version}.zip`;
}

/** Streams the archive of a theme to clients with a signed URL. */
export function addThemeArchives(
  app: FastifyInstance,
  { library, archiveSigner, clock }: ExportPorts,
): void {
  app.get<{ Params: { expires: string; signature: string; id: string } }>(
    `${PREFIX}:expires/:signature/:id/:name`,
    async ({ params: { expires, signature, id } }, reply) => {
      const isValid = archiveSigner.isSigned(signedText(id, Number(expires)), signature);
      if (!isValid || Number(expires) <= clock()) {
        reply.callNotFound();
        return reply;
      }
      const { read, theme } = await library.open(id);
      const files = await library.filesOf(id);
      return reply
        .headers({
          ...COMMON_HEADERS,
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${id}-${theme.version}.zip"`,
          'cache-control': 'no-store',
        })
        .send(
          zipStream(
            files.map((name) => ({
              name,
              open: async () => Readable.from([await read(name)]),
            })),
          ),
        );
    },
  );
}
