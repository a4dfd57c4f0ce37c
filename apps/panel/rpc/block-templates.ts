import { type BlockTemplate, RpcError } from '@plinth/contract';
import type { AnswerChallenge } from './auth-challenges.ts';
import { NetworkError, TimeoutError } from './network-error.ts';
import { withAuthRetry } from './with-auth-retry.ts';

/** One timestamp per page load, so that a reload asks the server again for each template. */
export const LOADED_AT = Date.now();

const TIMEOUT_MS = 30_000;

/** More ids would exceed the server's limit for URLs. */
const MAX_SHOWN = 400;

type TemplateOptions = {
  /** ms. */
  readonly loadedAt: number;
  readonly fetch?: typeof fetch;
  readonly answerChallenge?: AnswerChallenge;
};

async function load(url: string, send: typeof fetch): Promise<BlockTemplate> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(url, { credentials: 'same-origin', signal });
    if (response.status === 401) throw new RpcError('UNAUTHENTICATED');
    if (!response.ok) throw new NetworkError(response.status);
    return JSON.parse(await response.text());
  } catch (error) {
    if (error instanceof RpcError || error instanceof NetworkError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw isLate ? new TimeoutError() : new NetworkError(0);
  }
}

export type BlockTemplates = ReturnType<typeof createBlockTemplates>;

/** Loads templates of blocks, each once for the images that the page shows. */
export function createBlockTemplates({
  loadedAt,
  fetch: send = fetch,
  answerChallenge,
}: TemplateOptions) {
  const cached = new Map<string, Promise<BlockTemplate>>();
  return {
    get: (templateUrl: string, shown: readonly number[]): Promise<BlockTemplate> => {
      const parameters = new URLSearchParams({ t: String(loadedAt) });
      if (shown.length > 0) parameters.set('shown', shown.slice(0, MAX_SHOWN).join('.'));
      const url = `${templateUrl}?${parameters}`;
      const template = cached.get(url) ?? withAuthRetry(answerChallenge, () => load(url, send));
      cached.set(url, template);
      template.catch(() => cached.delete(url));
      return template;
    },
    clear: () => cached.clear(),
  };
}
