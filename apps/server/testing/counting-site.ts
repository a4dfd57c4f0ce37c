import type { Kysely, KyselyPlugin } from 'kysely';
import { createResponseCache } from '../site/cache/response-cache.ts';
import { createFacts } from '../site/facts/site-facts.ts';
import { createFreshness } from '../site/freshness.ts';
import { createSiteResponses } from '../site/site-responses.ts';
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
  const cache = createResponseCache({ limit: 10_000_000, clock });
  const clients = {
    // Called once per rendering of a page with an animation.
    url: (name: string) => {
      renders += 1;
      return `/assets/clients/${name}.js`;
    },
    read: () => undefined,
  };
  const texts = createSiteTexts();
  const responses = createSiteResponses({
    ...{ db, clock, log, facts, cache, clients, texts },
    index: context.index,
    pageTemplates: context.pageTemplates,
    readFont: async () => undefined,
    fontCatalog: [],
  });
  const freshness = createFreshness({ store, facts, cache, log });
  await freshness.start();
  const show = async (id: number, path: string) => {
    const response = await responses.document({ kind: 'page', id }, { path });
    return response?.variants.identity.body.toString() ?? '';
  };
  return {
    ...{ responses, cache, show },
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
