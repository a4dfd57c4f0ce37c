import { type IncomingMessage, get as overHttp } from 'node:http';
import { get as overHttps } from 'node:https';

/** Why a file of the feed couldn't be read. */
export class FeedFailure extends Error {
  override readonly name = 'FeedFailure';
  /** HTTP status, or why there is none. */
  readonly reason: number | 'timeout' | 'unreachable' | 'too-large';

  constructor(reason: FeedFailure['reason'], cause?: unknown) {
    super(`the release feed failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The files of a release, on the server that the configuration names. */
export type ReleaseFeed = {
  /** A small file. Throws `FeedFailure`. */
  readonly read: (file: string) => Promise<Buffer>;
  /** The chunks of a file, at most `size` bytes. Throws `FeedFailure`. */
  readonly download: (file: string, size: number) => AsyncGenerator<Uint8Array>;
};

const MAX_BYTES = 1_048_576;

/** Time without a response or a chunk, in ms. */
const IDLE_MS = 10_000;

/**
 * The response of a server. Not by `fetch`, which ends the process if a server closes the connection
 * while a large body is still being read.
 */
const respond = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? overHttps : overHttp;
    get(url, { signal, agent: false }, (response) => {
      // Readers see it as well; a response that nobody reads has no other listener.
      response.on('error', () => undefined);
      resolve(response);
    }).on('error', reject);
  });

/** Follows no redirects. `base` ends with a slash. */
export function createReleaseFeed(base: string, idle = IDLE_MS): ReleaseFeed {
  async function* download(file: string, size: number): AsyncGenerator<Uint8Array> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), idle);
    try {
      const response = await respond(new URL(file, base), abort.signal);
      const { statusCode = 0 } = response;
      if (statusCode !== 200) throw new FeedFailure(statusCode);
      let received = 0;
      for await (const chunk of response as AsyncIterable<Buffer>) {
        timer.refresh();
        received += chunk.length;
        if (received > size) throw new FeedFailure('too-large');
        yield chunk;
      }
    } catch (error) {
      if (error instanceof FeedFailure) throw error;
      throw new FeedFailure(abort.signal.aborted ? 'timeout' : 'unreachable', error);
    } finally {
      clearTimeout(timer);
      abort.abort();
    }
  }
  return {
    download,
    read: async (file) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of download(file, MAX_BYTES)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  };
}
