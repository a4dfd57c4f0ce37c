import { expect, productTest as test } from './support/journey.ts';
import { node, ownPage } from './support/own-page.ts';
import type { Product } from './support/product.ts';
import { Refused, RpcClient } from './support/rpc.ts';

let own: Product;
let owner: RpcClient;
let id: number;

test.beforeAll(async ({ product }) => {
  own = product;
  owner = await new RpcClient(own.url).signIn();
  id = await ownPage(owner, 'Killed', [node('t', 'text', [], { html: '<p>0</p>' })]);
});
type Design = { revision: number; sections: { content: object } };
type Colors = { colors: { main: string[] }; revision: number };

/** ms from a save to the kill. */
const DELAYS = [0, 2, 4, 8, 12, 20, 40, 80];

/** Saves another text and primary color together; resolves when it was answered or cut off. */
async function save(number: number): Promise<() => Promise<void>> {
  const { revision } = await owner.call<Design>('PagesService.getDesign', { id });
  const { colors, ...stored } = await owner.call<Colors>('StylesService.getColorTheme');
  const text = node('t', 'text', [], { html: `<p>${number}</p>` });
  const main = [`#00000${number}`, ...colors.main.slice(1)];
  const answer = owner
    .call('PagesService.saveDesign', {
      ...{ id, revision, sections: { content: node('own', 'section', [text]) } },
      design: { colors: { ...colors, main }, revisions: { colors: stored.revision } },
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) throw error;
    });
  return async () => void (await answer);
}

/** Which of both are stored. */
async function storedOf(number: number) {
  const { sections } = await owner.call<Design>('PagesService.getDesign', { id });
  const { colors } = await owner.call<Colors>('StylesService.getColorTheme');
  return {
    isPage: JSON.stringify(sections.content).includes(`<p>${number}</p>`),
    isColor: colors.main[0] === `#00000${number}`,
  };
}

test('a kill during a save leaves both the colors and the page, or none', async () => {
  for (const [round, delay] of DELAYS.entries()) {
    const answered = await save(round + 1);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await own.kill();
    await answered();
    await own.revive();
    const { isPage, isColor } = await storedOf(round + 1);
    expect({ delay, isColor }).toEqual({ delay, isColor: isPage });
  }
  const last = DELAYS.length + 1;
  await (await save(last))();
  expect(await storedOf(last)).toEqual({ isPage: true, isColor: true });
});
