import { RpcError } from '@plinth/contract';
import { MAX_FORM_FILES_SIZE } from '@plinth/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import type { Staging } from '../../storage/files/staging.ts';
import { type ReceivedFile, receive } from '../media/receive.ts';
import { type FormPost, withPlainLines } from './form-post.ts';

/** Bytes of a field: more than any answer can have. */
const FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 20_000;
const MAX_FILES = 60;
/** Bytes of a whole form. What is above the limit of files is read and dropped, to answer with the text. */
const MAX_BYTES = 200 * 1024 * 1024;
const MAX_VALUES = 500;

export async function addMultipart(scope: FastifyInstance): Promise<void> {
  const { default: multipart } = await import('@fastify/multipart');
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      ...{ fieldNameSize: 100, fieldSize: FIELD_BYTES, fields: MAX_FIELDS, files: MAX_FILES },
      ...{ parts: MAX_FIELDS + MAX_FILES, fileSize: MAX_FORM_FILES_SIZE + 1 },
    },
  });
}

/** What was sent isn’t a form, or is too large to be read. */
class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
  readonly statusCode: number;

  constructor(statusCode: 400 | 413) {
    super('the form can’t be read');
    this.statusCode = statusCode;
  }
}

type Received = {
  readonly values: Map<string, string>;
  readonly files: Map<string, ReceivedFile>;
  readonly faults: Map<string, 'file_type' | 'file_size'>;
};

/** Files are received one after the other. Only their sum is limited. */
function createReceiver(received: Received, staging: Staging) {
  let total = 0;
  return async (name: string, fileName: string, stream: NodeJS.ReadableStream): Promise<void> => {
    const isExpected = fileName !== '' && !received.files.has(name);
    const file = await receive({ name: fileName, stream }, staging, Number.POSITIVE_INFINITY).catch(
      (error) => {
        // An empty file.
        if (error instanceof RpcError && error.type === 'VALIDATION') return null;
        throw error;
      },
    );
    if (!file) {
      if (fileName !== '') received.faults.set(name, 'file_type');
      return;
    }
    total += file.size;
    if (isExpected && total <= MAX_FORM_FILES_SIZE) received.files.set(name, file);
    else await staging.discard(file.path);
    if (total > MAX_FORM_FILES_SIZE) received.faults.set(name, 'file_size');
  };
}

/**
 * Reads a form, with its files in the staging folder until `work` has finished. Throws
 * `UnreadableForm`.
 */
export async function withMultipart<T>(
  request: FastifyRequest,
  staging: Staging,
  work: (post: FormPost) => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw new UnreadableForm(413);
  const received: Received = { values: new Map(), files: new Map(), faults: new Map() };
  const receiveFile = createReceiver(received, staging);
  try {
    try {
      for await (const part of request.parts()) {
        if (part.type === 'file') await receiveFile(part.fieldname, part.filename ?? '', part.file);
        else if (received.values.size < MAX_VALUES && typeof part.value === 'string')
          received.values.set(part.fieldname, withPlainLines(part.value));
      }
    } catch (error) {
      throw toStoreError(error) instanceof StorageFull ? error : new UnreadableForm(400);
    }
    return await work(received);
  } finally {
    for (const { path } of received.files.values()) await staging.discard(path);
  }
}
