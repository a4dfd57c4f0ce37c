import type { APIRequestContext } from 'playwright/test';
import { expect, productTest } from './journey.ts';
import { OWNER } from './product.ts';
import { must } from './wire.ts';

export type Method = {
  readonly name: string;
  readonly params: readonly { readonly name: string }[];
  readonly 'x-capability': string;
};

/** Of every stored record. */
export type Saved = { readonly id: number; readonly revision: number; readonly name: string };

/** Under a new session, whose calls are counted from 0. */
export const signIn = (request: APIRequestContext): Promise<unknown> =>
  must(request, 'AuthService.login', { ...OWNER, remember: false });

type Fixtures = {
  /** A signed-in program. */
  readonly owner: APIRequestContext;
  readonly guest: APIRequestContext;
  /** All that the owner may call, as the product itself names it. */
  readonly methods: readonly Method[];
  /** Does something that has to be refused, and looks whether anything is different after it. */
  readonly changesNothing: (work: () => Promise<void>) => Promise<void>;
};

/** For journeys of programs: they need no browser. */
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

/** All that the owner would miss: every list, every page's design, settings and profile. */
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
