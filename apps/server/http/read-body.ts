import type { IncomingMessage } from 'node:http';
import { RpcError } from '@plinth/contract';

/** Throws where a body of so many bytes is not allowed. */
export type AllowSize = (bytes: number) => Promise<void>;

/**
 * Reads a body whole, asking before it takes more in. What `allow` throws leaves the rest of the
 * body unread and the connection open.
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
    // Anything else is a sender who went away.
    throw error instanceof RpcError ? error : new RpcError('REQUEST');
  }
  return Buffer.concat(chunks, size);
}
