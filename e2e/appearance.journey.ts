import type { Page } from 'playwright/test';
import { faintControls } from './support/contrast.ts';
import { openCanvas, openEditor } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

let owner: RpcClient;
let id: number;
let address: string;

test.beforeAll(async ({ product }) => {
  owner = await new RpcClient(product.url).signIn();
  id = await ownPage(owner, 'Lively', [
    node('moving', 'block', [text('words', 'Here in any case')], {
      animation: { name: 'bounce_in_up' },
    }),
    text('far', 'Far below'),
  ]);
  address = (await owner.call<{ full_url: string }>('PagesService.get', { id })).full_url;
});

test.afterAll(async () => {
  await owner.call('PagesService.delete', { ids: [id] });
});

test('the panel’s dark mode never affects the page in the frame', { tag: '@endurance' }, async ({
  signedIn: page,
  product,
}) => {
  const styles = async () => {
    await page.goto(`${product.url}/admin/#!/pages/1/design/`);
    await page.reload();
    const canvas = await openCanvas(page);
    return canvas.locator('html, body, [data-node-id]').evaluateAll((all) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      }),
    );
  };
  const ground = () =>
    page.getByTestId('topbar').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const light = { styles: await styles(), ground: await ground() };
  await page.evaluate(() => localStorage.setItem('plinth_appearance', 'dark'));
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = { styles: await styles(), ground: await ground() };
  expect(dark.ground).not.toBe(light.ground);
  expect(light.styles.length).toBeGreaterThan(50);
  expect(dark.styles).toEqual(light.styles);
});

/** Names and durations (ms) of all running and pending animations. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => Number(effect?.getTiming().duration) > 1)
      .map((effect) => {
        const { target } = effect as KeyframeEffect;
        return `${target?.className}: ${effect?.getTiming().duration}`;
      }),
  );

test('with reduced motion nothing is animated and everything is visible', {
  tag: '@endurance',
}, async ({ browser, product }) => {
  const moves = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await browser.newContext({ reducedMotion });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByText('Here in any case')).toBeVisible();
    const found = await moving(page);
    const opacity = await page
      .locator('[data-animation]')
      .evaluate((element) => getComputedStyle(element).opacity);
    await context.close();
    return { found: found.length, opacity };
  };
  expect((await moves('no-preference')).found).toBe(1);
  expect(await moves('reduce')).toEqual({ found: 0, opacity: '1' });
  expect(product.url).toBeTruthy();
});

test('with reduced motion nothing in the editor is animated', { tag: '@endurance' }, async ({
  signedIn: page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const canvas = await openEditor(page, product.url, id);
  const seen: string[] = [];
  const after = async (name: string, act: () => Promise<unknown>) => {
    await act();
    seen.push(...(await moving(page)).map((what) => `${name}: ${what}`));
  };
  await after('selecting', () => canvas.getByText('Far below').click());
  await after('layers', () => page.getByTestId('rail-layers').click());
  await after('design', () => page.getByTestId('inspector').getByText('Design').click());
  await after('palette', () => page.keyboard.press('Control+k'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await after('palette closes', () => page.keyboard.press('Escape'));
  await after('menu', () => canvas.getByText('Far below').click({ button: 'right' }));
  await expect(page.getByTestId('context-menu')).toBeVisible();
  await after('menu closes', () => page.keyboard.press('Escape'));
  await after('toast', () => page.keyboard.press('Delete'));
  await after('gallery', () => page.getByTestId('rail-blocks').click());
  expect(seen).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`fields and focus rings have enough contrast, in ${colorScheme}`, {
    tag: '@endurance',
  }, async ({ signedIn: page, product }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const screens = ['dashboard/', 'pages/', 'pages/1/settings/', 'media/', 'menus/', 'profile/'];
    for (const path of [...screens, 'settings/general/']) {
      await page.goto(`${product.url}/admin/#!/${path}`);
      await page.waitForLoadState('networkidle');
      expect(await faintControls(page), path).toEqual([]);
    }
    const canvas = await openEditor(page, product.url, id);
    await canvas.getByText('Far below').click();
    for (const tab of ['Content', 'Design']) {
      await page.getByTestId('inspector').getByText(tab, { exact: true }).first().click();
      expect(await faintControls(page), `the editor, ${tab}`).toEqual([]);
    }
  });
