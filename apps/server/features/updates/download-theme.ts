// Downloads a version of a theme. What isn't exactly what was signed ends with an error.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { RpcError, type ThemeRelease } from '@plinth/contract';
import { FeedFailure, type ReleaseFeed } from '../../outbound/release-feed.ts';
import { confirmTheme } from './check-themes.ts';
import type { CheckPorts } from './feed-files.ts';
import { archiveProblem, feedProblem, UpdateProblem } from './update-problem.ts';

/** ms. A connection without an answer ends after 120 s, and a backup follows the download. */
const LONGEST = 75_000;

/** The error of a call, whose message says what is in the way. */
export function updateError(error: unknown): unknown {
  if (!(error instanceof UpdateProblem)) return error;
  const { key, details } = error;
  return new RpcError('VALIDATION', { message: `MODULE.UPDATES.${key}`, details });
}

async function* receive(
  feed: ReleaseFeed,
  { file, size, sha256 }: ThemeRelease,
  longest: number,
): AsyncGenerator<Uint8Array> {
  const until = performance.now() + longest;
  const hash = createHash('sha256');
  let received = 0;
  try {
    for await (const chunk of feed.download(file, size)) {
      if (performance.now() > until) throw new FeedFailure('timeout');
      hash.update(chunk);
      received += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw updateError(archiveProblem(feedProblem(error, file)));
  }
  if (received !== size || hash.digest('hex') !== sha256)
    throw updateError(new UpdateProblem('BROKEN_ARCHIVE'));
}

/**
 * The archive of a version that the server lists now. Throws `RpcError`, and so does the stream at its
 * end, unless it has the signed size and hash.
 */
export async function downloadTheme(
  chosen: Pick<ThemeRelease, 'id' | 'version'>,
  ports: CheckPorts,
  longest = LONGEST,
): Promise<Readable> {
  const { feed } = ports;
  try {
    const release = await confirmTheme(chosen, ports);
    if (!feed) throw new UpdateProblem('NOT_FOUND');
    return Readable.from(receive(feed, release, longest));
  } catch (error) {
    throw updateError(error);
  }
}
