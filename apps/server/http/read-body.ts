import type { IncomingMessage } from 'node:http';
import { RpcError } from '@plinth/contract';

/** Throws if a body of this size isn't allowed. */
export type AllowSize = (bytes: number) => Promise<void>;

/**
 * Reads a complete body and calls `allow` before it reads more. If `allow` throws, the rest stays
 * unread and the connection open.
 */
export async function readBody(request: IncomingMessage, allow: AllowSize): Promise<Buffer> {
  await allow(Number(request.headers['content-length'] ?? 0));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      await allow(size);
      chunks.push(chunk);
    }
  } catch (error) {
    // Any other error means that the client disconnected.
    throw error instanceof RpcError ? error : new RpcError('REQUEST');
  }
  return Buffer.concat(chunks, size);
}
