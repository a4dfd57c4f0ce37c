import type { Locator, Page } from 'playwright/test';
import { widget } from '../../e2e/support/editor.ts';
import { node } from '../../e2e/support/own-page.ts';
import { hostPage, openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const HTML =
  '<h2>What a survey tells you before you buy a boat, and what it leaves open until later</h2>' +
  '<p>We look at the hull and the engine.</p><p>Call us.</p>';

const own = hostPage([node('words', 'text', [], { html: HTML })]);

const MENUS = ['text-style', 'text-align', 'text-more', 'text-fact'];

/** The gap in px between two boxes one above the other; negative if they overlap. */
async function gap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) return Number.NaN;
  return Math.max(below.y - (above.y + above.height), above.y - (below.y + below.height));
}

/** Whether a box covers a part of another one. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return true;
  const across = a.x < b.x + b.width - 1 && a.x + a.width > b.x + 1;
  return across && a.y < b.y + b.height - 1 && a.y + a.height > b.y + 1;
}

async function openText(page: Page) {
  const canvas = await own.open(page);
  const words = widget(canvas, 'words');
  await words.locator('p').first().dblclick();
  const bar = page.getByTestId('text-toolbar');
  await expect(bar).toBeVisible();
  return { words, bar };
}

test('the toolbar leaves the heading above the caret visible', async ({ page }) => {
  const { words, bar } = await openText(page);
  for (const line of [words.locator('h2'), words.locator('p').first()])
    await expect.poll(() => gap(bar, line)).toBeGreaterThanOrEqual(-2);
  await expect.poll(() => gap(bar, words.locator('p').first())).toBeLessThan(120);
});

test('Escape closes a menu of the toolbar and returns to the text', async ({ page }) => {
  const { words, bar } = await openText(page);
  await page.keyboard.press('End');
  for (const menu of MENUS) {
    await page.getByTestId(menu).click();
    await expect(page.getByTestId(`${menu}-menu`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(`${menu}-menu`)).toBeHidden();
    await expect(bar).toBeVisible();
    await page.keyboard.type('+');
  }
  await expect(words.locator('p').first()).toHaveText('We look at the hull and the engine.++++');
});

test('Escape closes a popover that has just opened, and returns to the text', async ({ page }) => {
  const { words, bar } = await openText(page);
  await page.keyboard.press('End');
  for (const button of [bar.locator('.pl-color-button'), page.getByTestId('text-style')]) {
    // Before the popover has the focus.
    await button.evaluate(async (element: HTMLElement) => {
      element.focus();
      element.click();
      await Promise.resolve();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expect(bar.locator('[aria-expanded="true"]')).toHaveCount(0);
    await expect(words).toBeFocused();
    await page.keyboard.type('+');
  }
  await expect(words.locator('p').first()).toHaveText('We look at the hull and the engine.++');
});

test('Escape in the text closes what has just opened above it, and the text stays open', async ({
  page,
}) => {
  const { words, bar } = await openText(page);
  await page.keyboard.press('Control+a');
  // Before the popover has the focus.
  const pressAtOnce = (opener: { readonly menu: string } | { readonly key: string }) =>
    words.evaluate(async (element, given) => {
      const press = (init: KeyboardEventInit) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
      const button = `[data-testid="${'menu' in given ? given.menu : ''}"]`;
      if ('menu' in given) parent.document.querySelector<HTMLElement>(button)?.click();
      else press({ key: given.key, code: 'KeyK', ctrlKey: true });
      await Promise.resolve();
      press({ key: 'Escape', code: 'Escape' });
    }, opener);
  for (const menu of MENUS) {
    await pressAtOnce({ menu });
    await expect(page.getByTestId(`${menu}-menu`)).toBeHidden();
    await expect(bar).toBeVisible();
    await expect(words).toBeFocused();
  }
  await pressAtOnce({ key: 'k' });
  await expect(page.getByTestId('text-link-form')).toBeHidden();
  await expect(bar).toBeVisible();
  await expect(words).toBeFocused();
});

test('alignment shows what is in effect, and is set from the toolbar', async ({ page }) => {
  const { words } = await openText(page);
  const item = (name: string) => page.getByRole('menuitemcheckbox', { name });
  const said = page.getByTestId('announcer');
  await expect(page.getByTestId('text-align')).toHaveAccessibleName('Alignment: Left');
  await page.getByTestId('text-align').click();
  await expect(item('Align left')).toBeChecked();
  await item('Align center').click();
  await expect(words.locator('p').first()).toHaveClass('moto-align-center');
  await expect(said).toHaveText('Alignment: Center');
  await expect(page.getByTestId('text-align')).toHaveAccessibleName('Alignment: Center');
  await page.getByTestId('text-align').click();
  await expect(item('Align center')).toBeChecked();

  await test.step('a text style, a heading level, and underline are announced too', async () => {
    await page.keyboard.press('Escape');
    await page.getByTestId('text-style').click();
    const style = page.getByTestId('text-style-menu').getByRole('menuitemradio').last();
    const name = (await style.textContent()) ?? '';
    await style.click();
    await expect(said).toHaveText(name);
    await page.getByTestId('text-more').click();
    await page.getByRole('menuitemradio', { name: 'Heading 3' }).click();
    await expect(said).toHaveText('Heading 3');
    await page.getByTestId('text-more').click();
    await page.getByRole('menuitemcheckbox', { name: 'Underline' }).click();
    await expect(said).toHaveText('Underline on');
  });
});

test('menus and popovers of the toolbar leave the selected words, or the line of the caret, visible', async ({
  page,
}) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const { words, bar } = await openText(page);
    const written = words.locator('p').first();
    const popovers = [
      [page.getByTestId('text-style'), page.getByTestId('text-style-menu')],
      [page.getByTestId('text-link'), page.getByTestId('text-link-form')],
      [bar.locator('.pl-color-button'), page.locator('.pl-color-dropdown')],
    ] as const;
    for (const key of ['End', 'Shift+Home']) {
      await page.keyboard.press(key);
      for (const [button, popover] of popovers) {
        const name = await button.getAttribute('aria-label');
        await test.step(`${name} after ${key}, ${width} px`, async () => {
          await button.click();
          await expect(popover).toBeVisible();
          await expect.poll(() => covers(popover, written)).toBe(false);
          await page.keyboard.press('Escape');
          await expect(popover).toBeHidden();
        });
      }
    }
  }
});

test('selected words get any color, and it is a recent one afterward', async ({ page }) => {
  const { words, bar } = await openText(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await bar.locator('.pl-color-button').click();
  await page.getByTestId('custom-color').click();
  await page.getByTestId('color-hex').fill('#7a2048');
  await expect(words.locator('p').first().locator('span')).toHaveCSS('color', 'rgb(122, 32, 72)');
  await page.keyboard.press('Escape');
  await bar.locator('.pl-color-button').click();
  await expect(
    page
      .getByTestId('color-palette')
      .getByRole('group', { name: 'Recent colors' })
      .getByRole('button', { name: '#7a2048' }),
  ).toBeVisible();
});

test('the link form stays where it is when its list of pages closes', async ({ page }) => {
  await openText(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.getByTestId('text-link').click();
  const form = page.getByTestId('text-link-form');
  const firstPage = form.locator('.pl-link-inline-list').getByRole('option').first();
  const place = async () => {
    const { x, y } = (await form.boundingBox()) ?? { x: 0, y: 0 };
    return [Math.round(x), Math.round(y)];
  };
  await expect(firstPage).toBeVisible();
  const before = await place();
  await firstPage.click();
  await expect(firstPage).toBeHidden();
  await expect.poll(place).toEqual(before);
});

test('on a phone the toolbar is one row, with every button in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const { bar } = await openText(page);
  const tops = await bar
    .locator('button')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  expect(await bar.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
});

test('Enter after a heading continues in the style of the paragraph below it', async ({ page }) => {
  const html = '<h1 class="moto-text_display">Title</h1><p class="moto-text_lead">Introduction</p>';
  const canvas = await openHost(page, { content: [node('words', 'text', [], { html })] });
  const words = widget(canvas, 'words');
  await words.locator('h1').dblclick();
  await expect(page.getByTestId('text-toolbar')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('More');
  await expect(words.locator('p')).toHaveText(['More', 'Introduction']);
  await expect(words.locator('p').first()).toHaveClass('moto-text_lead');
});

/** WCAG contrast of the names of the styles with their menu. */
const contrasts = (menu: Locator): Promise<number[]> =>
  menu.evaluate((dropdown) => {
    const luminance = (css: string) => {
      const [r = 0, g = 0, b = 0] = (css.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = luminance(getComputedStyle(dropdown).backgroundColor);
    return [...dropdown.querySelectorAll('[style*="font-size"]')].map((name) => {
      const own = luminance(getComputedStyle(name).color);
      return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
    });
  });

test('names of text styles are legible, in light and dark', async ({ page }) => {
  await openText(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.getByTestId('text-style').click();
    const found = await contrasts(page.getByTestId('text-style-menu'));
    expect(found.length).toBeGreaterThan(6);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4.4);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('text-style-menu')).toBeHidden();
  }
});

test('the wheel scrolls the page over the toolbar', async ({ page }) => {
  const canvas = await openHost(page, {
    content: [
      node('words', 'text', [], { html: HTML }),
      ...['a', 'b', 'c', 'd'].map((id) => node(id, 'spacer', [], { height: { desktop: 400 } })),
    ],
  });
  await widget(canvas, 'words').locator('p').first().dblclick();
  const bar = page.getByTestId('text-toolbar');
  await expect(bar).toBeVisible();
  const { x, y } = (await bar.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 12, y + 12);
  await page.mouse.wheel(0, 120);
  const scrolled = () =>
    widget(canvas, 'words').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(100);
});
