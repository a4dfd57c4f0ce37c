import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_HEADERS } from '../../http/headers.ts';
import type { Caller } from '../../security/caller.ts';
import type { Sessions } from '../../security/sessions.ts';
import type { Store } from '../../storage/database/store.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { findRecord } from '../../storage/records/records.ts';
import { attachment } from '../media/attachment.ts';

type Ports = {
  readonly store: Store;
  readonly attachments: FileStore;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller;
};

const PREFIX = '/admin/attachments/';

/** Files that visitors sent, always as downloads, for signed-in users alone. */
export function addAttachments(app: FastifyInstance, ports: Ports): void {
  app.get<{ Params: { id: string; index: string } }>(
    `${PREFIX}:id/:index`,
    async (request, reply) => {
      const { id, index } = request.params;
      const isSignedIn = (await ports.sessions.find(ports.callerOf(request, reply))) !== null;
      const isNumber = /^\d{1,15}$/.test(id);
      const found = isSignedIn && isNumber;
      const submission = found && (await findRecord(ports.store.read, 'submission', Number(id)));
      const isShown = submission && submission.status !== 'deleted';
      const file = isShown ? submission.files[Number(index)] : undefined;
      const opened = file && (await ports.attachments.open(file.file_key));
      if (!file || !opened) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .headers({
          ...COMMON_HEADERS,
          'content-type': file.mime_type,
          'content-disposition': attachment(file.name),
          'content-length': String(opened.size),
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .send(opened.stream);
    },
  );
}
