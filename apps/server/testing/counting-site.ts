import type { Kysely, KyselyPlugin } from 'kysely';
import { createAnswers } from '../site/answers.ts';
import { createAnswerCache } from '../site/cache/answer-cache.ts';
import { createFacts } from '../site/facts/site-facts.ts';
import { createFreshness } from '../site/freshness.ts';
import { createSiteTexts } from '../site/texts.ts';
import type { Tables } from '../storage/database/schema.ts';
import type { testServer } from './server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** A second site on a server's database that counts its queries and renderings. */
export async function countingSite({ context }: Server) {
  const { store, log } = context;
  let now = Date.now();
  let queries = 0;
  let renders = 0;
  let pause: Promise<void> | undefined;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      const mine = pause;
      pause = undefined;
      await mine;
      return result;
    },
  };
  const db = (store.read as Kysely<Tables>).withPlugin(counter);
  const clock = () => now;
  const facts = createFacts(db);
  const cache = createAnswerCache({ limit: 10_000_000, clock });
  const clients = {
    // Called once per rendering of a page with an animation.
    address: (name: string) => {
      renders += 1;
      return `/assets/clients/${name}.js`;
    },
    read: () => undefined,
  };
  const texts = createSiteTexts();
  const answers = createAnswers({ db, clock, log, facts, cache, clients, texts });
  const freshness = createFreshness({ store, facts, cache, log });
  await freshness.start();
  const show = async (id: number, path: string) => {
    const answer = await answers.document({ kind: 'page', id }, { path });
    return answer?.variants.identity.body.toString() ?? '';
  };
  return {
    ...{ answers, cache, show },
    renders: () => renders,
    queries: async (work: () => Promise<unknown>) => {
      queries = 0;
      await work();
      return queries;
    },
    /** Delays the response of the next query. */
    hold: () => {
      let release = () => {};
      pause = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    passTime: (ms: number) => {
      now += ms;
    },
  };
}
