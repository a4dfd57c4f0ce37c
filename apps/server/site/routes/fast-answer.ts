import type { FastAnswer } from '../../http/fast-answer.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { sendAnswer } from '../cache/send.ts';
import type { Freshness } from '../freshness.ts';
import { oncePerRound } from './once-per-round.ts';

/** Sends a cached response before Fastify runs: one freshness check and one write. */
export function answerFromCache({
  cache,
  freshness,
}: {
  readonly cache: AnswerCache;
  readonly freshness: Freshness;
}): FastAnswer {
  const isCurrent = oncePerRound(freshness.isCurrent);
  return (request, response, pass) => {
    const { method, url = '', socket } = request;
    const answer = method === 'GET' || method === 'HEAD' ? cache.find(url) : undefined;
    if (!answer) return pass();
    if (isCurrent(socket)) return sendAnswer(request, response, answer);
    void freshness.ensure().then(() => {
      const current = cache.find(url);
      if (current) sendAnswer(request, response, current);
      else pass();
    });
  };
}
