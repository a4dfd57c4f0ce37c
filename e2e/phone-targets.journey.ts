import { setFacts } from './support/at-end.ts';
import { showTab, widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { runCommand } from './support/keyboard.ts';
import { node, pageOfFile, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';
import { SCREENS } from './support/screens.ts';
import { smallTargets } from './support/target-size.ts';

test.use({ hasTouch: true });

/** Facts with the widest fields: lists of opening hours and profiles. */
const FACTS = {
  hours: [
    { days: ['monday'], opens: '08:00', closes: '12:00' },
    { days: ['monday'], opens: '13:00', closes: '17:30' },
  ],
  profiles: [{ network: 'Instagram', url: 'https://instagram.com/harbor' }],
};

/** A transition or a late answer may still move what is checked. */
const eventually = expect.configure({ soft: true, timeout: 5_000 });

const file = pageOfFile('Targets', [
  node('r', 'row', [
    node('c', 'column', [
      text('words', 'Words'),
      node('shot', 'image'),
      node('line', 'divider'),
      node('go', 'button', [], { label: 'Go' }),
      node('gone', 'spacer', [], { visibility: { mobile_v: false } }),
    ]),
  ]),
]);

test('on a phone every target of the panel is at least 44 px, and no screen scrolls sideways', {
  tag: '@endurance',
}, async ({ signedIn: page, product }) => {
  test.setTimeout(240_000);
  const owner = await new RpcClient(product.url).signIn();
  await setFacts(owner, FACTS);
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(`${product.url}/admin/#!${path}`);
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await eventually.poll(() => smallTargets(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await eventually.poll(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('on a phone every target of the editor is at least 44 px', { tag: '@endurance' }, async ({
  signedIn: page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 375, height: 740 });
  const canvas = await file.open(page);
  const check = async (name: string, scroller?: string) =>
    expect.soft(await smallTargets(page, scroller), name).toEqual([]);
  await check('nothing selected');

  const tabs = { words: ['Design'], line: ['Design'], go: ['Content', 'Design'] } as const;
  for (const [id, names] of Object.entries(tabs)) {
    await widget(canvas, id).tap();
    await expect(page.getByTestId('element-toolbar')).toBeVisible();
    await check(`${id} selected`);
    await page.getByTestId('rail-options').tap();
    for (const tab of names) {
      await showTab(page, tab);
      await check(`${id}: ${tab}`, '.pl-inspector');
    }
    await page.getByTestId('rail-options').tap();
    await expect(page.getByTestId('inspector')).toBeHidden();
  }

  for (const panel of ['add', 'blocks', 'layers', 'pages'] as const) {
    await page.getByTestId(`rail-${panel}`).tap();
    await expect(page.getByTestId('side-panel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check(panel, '.pl-side-panel-body');
  }
  for (const panel of ['theme', 'media', 'history', 'checks'] as const) {
    await page.getByTestId('rail-more').tap();
    await expect(page.getByTestId(`more-${panel}`)).toBeVisible();
    await check('more');
    await page.getByTestId(`more-${panel}`).tap();
    await page.waitForLoadState('networkidle');
    await check(panel, '.pl-side-panel-body');
  }
  await page.getByTestId('sheet-close').tap();

  // The header covers what is scrolled below it.
  await canvas.locator('body').evaluate((body) => {
    body.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.getByTestId('placeholder-image').getByRole('button').tap();
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  await page.waitForLoadState('networkidle');
  await check('choosing an image');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await page.getByTestId('rail-more').tap();
  await page.getByTestId('more-palette').tap();
  await expect(page.getByTestId('palette-search')).toBeVisible();
  await check('palette', '.pl-pick-list');
});

test('the name of a hidden widget fits its strip on a phone, at any scale', {
  tag: '@endurance',
}, async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const canvas = await file.open(page);
  const ghost = page.getByTestId('ghost').filter({ hasText: 'Spacer' });
  await expect(widget(canvas, 'gone')).toBeHidden();
  await runCommand(page, 'ghosts');
  const fits = async () => {
    await expect(ghost).toBeVisible();
    const label = ghost.locator(':scope > span');
    expect(await label.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0);
    const inside = await ghost.evaluate((strip) => {
      const span = strip.querySelector('span')?.getBoundingClientRect();
      const box = strip.getBoundingClientRect();
      return span !== undefined && span.top >= box.top - 1 && span.bottom <= box.bottom + 1;
    });
    expect(inside).toBe(true);
  };
  await fits();
  expect(await widget(canvas, 'gone').getAttribute('title')).toContain('Hidden on this device');
  await page.getByTestId('rail-blocks').tap();
  await expect(page.getByTestId('blocks-panel')).toBeVisible();
  await fits();
});

test('a sheet doesn’t cover the selected widget, also at the end of the page', {
  tag: '@endurance',
}, async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const canvas = await file.open(page);
  for (const target of [
    widget(canvas, 'go'),
    canvas.locator('#section-footer .moto-widget-text').last(),
  ]) {
    await target.tap();
    await page.getByTestId('rail-options').tap();
    const sheet = page.getByTestId('inspector');
    await expect(sheet).toBeVisible();
    const gap = async () => {
      const top = (await sheet.boundingBox())?.y ?? 0;
      const box = await target.boundingBox();
      return box ? top - Math.min(box.y + box.height, box.y + 100) : -1;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await page.getByTestId('rail-options').tap();
    await expect(sheet).toBeHidden();
  }
});
