import { Readable } from 'node:stream';
import { RpcError } from '@plinth/contract';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from '../rpc/context.ts';
import { readJsonText } from '../rpc/json-text.ts';

export type MultipartCall = {
  readonly body: unknown;
  readonly file: IncomingFile | undefined;
};

/** An id that is a number comes as the text of it. */
const idOf = (text: string): string | number => (/^\d{1,15}$/.test(text) ? Number(text) : text);

function envelope(fields: ReadonlyMap<string, string>): unknown {
  const id = fields.get('id');
  const params = readJsonText(fields.get('params') ?? '{}');
  return {
    jsonrpc: fields.get('jsonrpc'),
    method: fields.get('method'),
    ...(id !== undefined && { id: idOf(id) }),
    params: params.ok ? params.value : null,
  };
}

/** The bytes of a file; `refusal` is thrown where they break off. */
async function* bytesOf(
  file: AsyncIterable<Buffer>,
  refusal: () => RpcError,
): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw refusal();
  }
}

/**
 * The JSON-RPC envelope of an upload: the fields of a call, then the field `file`. The file is not
 * read here, so that a call that is refused costs nothing; fields that come after it do not count.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileSize: number,
  onMalformed: () => void,
): Promise<MultipartCall> {
  const refusal = () => {
    onMalformed();
    return new RpcError('REQUEST');
  };
  const fields = new Map<string, string>();
  // One byte more than a file may have, so that its reader sees that it is too large.
  const parts = request.parts({ limits: { fileSize: fileSize + 1 } });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        const stream = Readable.from(bytesOf(part.file, refusal), { objectMode: false });
        const file: IncomingFile = { name: part.filename, stream };
        return { body: envelope(fields), file: part.fieldname === 'file' ? file : undefined };
      }
      fields.set(part.fieldname, String(part.value));
    }
  } catch {
    throw refusal();
  }
  return { body: envelope(fields), file: undefined };
}
