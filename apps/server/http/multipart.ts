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

/**
 * The JSON-RPC envelope of an upload: the fields of a call, then the field `file`. The file is not
 * read here, so that a call that is refused costs nothing; fields that come after it do not count.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileSize: number,
): Promise<MultipartCall> {
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'file') {
      const file: IncomingFile = { name: part.filename, stream: part.file };
      return { body: envelope(fields), file: part.fieldname === 'file' ? file : undefined };
    }
    fields.set(part.fieldname, String(part.value));
  }
  return { body: envelope(fields), file: undefined };
}
