import { Readable } from 'node:stream';
import { RpcError } from '@plinth/contract';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from '../rpc/context.ts';
import { readJsonText } from '../rpc/json-text.ts';

export type MultipartCall = {
  readonly body: unknown;
  readonly file: IncomingFile | undefined;
};

/** Form fields are text, so numeric ids arrive as strings. */
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

/** Streams the bytes of a file. Throws `refusal` if the stream ends early. */
async function* bytesOf(
  file: AsyncIterable<Buffer>,
  createError: () => RpcError,
): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw createError();
  }
}

/**
 * Parses the JSON-RPC envelope of an upload: the fields of a call, then the field `file`. The file
 * isn't read here, so refused calls cost nothing. Fields after the file are ignored.
 */
export async function readMultipart(
  request: FastifyRequest,
  { fieldSize, fileSize }: { readonly fieldSize: number; readonly fileSize: number },
  onMalformed: () => void,
): Promise<MultipartCall> {
  const createError = () => {
    onMalformed();
    return new RpcError('REQUEST');
  };
  const fields = new Map<string, string>();
  // One byte over the limit, so the reader can detect files that are too large.
  const parts = request.parts({ limits: { fieldSize, fileSize: fileSize + 1 } });
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        const stream = Readable.from(bytesOf(part.file, createError), { objectMode: false });
        const file: IncomingFile = { name: part.filename ?? '', stream };
        return { body: envelope(fields), file: part.fieldname === 'file' ? file : undefined };
      }
      fields.set(part.fieldname, String(part.value));
    }
  } catch {
    throw createError();
  }
  return { body: envelope(fields), file: undefined };
}
