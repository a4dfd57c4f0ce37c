import type { APIRequestContext } from 'playwright/test';
import { expect, productTest } from './journey.ts';
import { OWNER } from './product.ts';
import { must } from './wire.ts';

type Method = {
  readonly name: string;
  readonly params: readonly { readonly name: string }[];
  readonly 'x-capability': string;
};

/** Fields that every stored record has. */
type Saved = { readonly id: number; readonly revision: number; readonly name: string };

/** Signs in with a new session and a fresh rate limit. */
const signIn = (request: APIRequestContext): Promise<unknown> =>
  must(request, 'AuthService.login', { ...OWNER, remember: false });

type Fixtures = {
  /** A signed-in API client. */
  readonly owner: APIRequestContext;
  readonly guest: APIRequestContext;
  /** All methods available to the owner, as the product lists them. */
  readonly methods: readonly Method[];
  /** Runs something that must be refused and checks that nothing has changed. */
  readonly changesNothing: (work: () => Promise<void>) => Promise<void>;
};

/** For API journeys without a browser. */
export const test = productTest.extend<Fixtures>({
  guest: async ({ playwright, product }, use) => {
    const context = await playwright.request.newContext({ baseURL: product.url });
    await use(context);
    await context.dispose();
  },
  owner: async ({ playwright, product }, use) => {
    const context = await playwright.request.newContext({ baseURL: product.url });
    await signIn(context);
    await use(context);
    await context.dispose();
  },
  methods: async ({ owner }, use) => {
    const { methods } = await must<{ methods: Method[] }>(owner, 'rpc.discover');
    await use(methods);
  },
  changesNothing: async ({ owner, methods }, use) => {
    const lists = methods.map(({ name }) => name).filter((name) => name.endsWith('.getList'));
    await use(async (work) => {
      const before = await everythingStored(owner, lists);
      await work();
      expect(await everythingStored(owner, lists)).toEqual(before);
    });
  },
});

/** All stored data: lists, page designs, settings and profile. */
async function everythingStored(
  owner: APIRequestContext,
  lists: readonly string[],
): Promise<unknown> {
  const { items } = await must<{ items: Saved[] }>(owner, 'PagesService.getTree');
  const groups = ['general', 'mail', 'code_injection', 'features'];
  return {
    lists: await Promise.all(lists.map((name) => must(owner, name))),
    designs: await Promise.all(
      items.map(({ id }) => must(owner, 'PagesService.getDesign', { id })),
    ),
    settings: await Promise.all(
      groups.map((group) => must(owner, 'SettingsService.get', { group })),
    ),
    profile: await must(owner, 'ProfileService.get'),
  };
}

export { expect };
