import type { Page } from 'playwright/test';
import { openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';

const add = (button: string) => async (page: Page) => {
  await page.getByTestId(button).click();
  await page.getByTestId('dialog-name').fill('Dusk');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
};

/** A change on each screen whose settings are longer than the window. */
const CHANGES: { readonly [screen: string]: (page: Page) => Promise<void> } = {
  colors: async (page) => {
    const colors = page.getByTestId('theme-colors');
    await colors.getByLabel('Primary', { exact: true }).fill('#123456');
    await page.keyboard.press('Escape');
  },
  text_styles: add('add-text-style'),
  backgrounds: add('add-background'),
};

/**
 * What is behind the save bar while it has the focus, in the order of Tab. Browsers scroll to the
 * first line of a text area, not to all of it.
 */
const coveredStops = (page: Page): Promise<string[]> =>
  page.getByTestId('save-bar').evaluate((bar) => {
    const form = bar.closest('main, [role="dialog"]');
    const fields = form?.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]');
    return [...(fields ?? [])].flatMap((field) => {
      field.focus();
      if (document.activeElement !== field || bar.contains(field)) return [];
      const { top, bottom, left, right } = field.getBoundingClientRect();
      const end = field.matches('textarea') ? top + 24 : bottom;
      const covered = bar.getBoundingClientRect();
      const isBeside = right <= covered.left || left >= covered.right;
      const isCovered = !isBeside && end > covered.top && top < covered.bottom;
      return isCovered ? [`${field.tagName} ${field.id || field.textContent}`] : [];
    });
  });

/** Screens with a save bar below more fields than a window shows, and a field of each. */
const FORMS: readonly (readonly [path: string, label: string, value: RegExp])[] = [
  ['settings/general', 'Site name', /./],
  ['settings/facts', 'City', /^/],
  ['pages/1/settings', 'Name', /./],
  ['profile', 'Name', /./],
  ['menus/1', 'Menu name', /./],
  ['design/values', 'Row width', /./],
];

/** Changes a screen that is longer than the window, and finds the save bar in view. */
async function expectBarInView(page: Page, url: string, screen: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/admin/#!/design/${screen}/`);
  await CHANGES[screen]?.(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const bar = page.getByTestId('save-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Discard' }).click();
  await expect(bar).toBeHidden();
}

async function expectNothingBehind(page: Page, url: string, form: (typeof FORMS)[number]) {
  const [path, label, value] = form;
  // A change of the hash alone leaves the screen before in place for a moment.
  await page.goto('about:blank');
  await page.goto(`${url}/admin/#!/${path}/`);
  const field = page.locator('#content').getByLabel(label).first();
  // The form is shown before its values.
  await expect(field).toHaveValue(value);
  await field.fill('7');
  await expect(page.getByTestId('save-bar')).toBeVisible();
  expect(await coveredStops(page)).toEqual([]);
  await page.getByTestId('save-bar').getByRole('button', { name: 'Discard' }).click();
}

for (const size of [
  { width: 1280, height: 640 },
  { width: 375, height: 667 },
]) {
  test(`the save bar is in view after a change at ${size.width}`, async ({
    signedIn: page,
    product,
  }) => {
    await page.setViewportSize(size);
    for (const screen of Object.keys(CHANGES))
      await test.step(screen, () => expectBarInView(page, product.url, screen));
  });

  test(`no focused field is behind the save bar at ${size.width}`, async ({
    signedIn: page,
    product,
  }) => {
    await page.setViewportSize(size);
    for (const form of FORMS)
      await test.step(form[0], () => expectNothingBehind(page, product.url, form));
  });
}

test('the save bar covers neither the field that made it appear nor a page’s settings over the editor', async ({
  signedIn: page,
  product,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${product.url}/admin/#!/settings/facts/`);
  const field = page.getByLabel('City', { exact: true });
  await field.focus();
  await field.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 80, behavior: 'instant' });
  });
  await page.keyboard.type('S');
  const bar = await page.getByTestId('save-bar').boundingBox();
  const box = await field.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByTestId('save-bar').getByRole('button', { name: 'Discard' }).click();

  await page.setViewportSize({ width: 1280, height: 640 });
  await openDesign(page, product.url, 1);
  await page.getByRole('button', { name: 'Page settings' }).first().click();
  const name = page.getByTestId('owner-settings').getByLabel('Name', { exact: true });
  await name.pressSequentially('x');
  await expect(page.getByTestId('save-bar')).toBeVisible();
  expect(await coveredStops(page)).toEqual([]);
  await page.getByTestId('save-bar').getByRole('button', { name: 'Discard' }).click();
});
