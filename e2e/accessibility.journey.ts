import type { FrameLocator, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openCanvas, openPanel, showTab, widget, writeIn } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { runCommand } from './support/keyboard.ts';
import { node, pageOfFile } from './support/own-page.ts';
import { SCREENS } from './support/screens.ts';

const own = pageOfFile('States', [
  node('title', 'text', [], { html: '<h1>Title</h1><p>Words</p>' }),
  node('go', 'button', [], { label: 'Go', link: { action: 'home_page' } }),
]);

test('no screen of the panel has accessibility violations', async ({ signedIn, product }) => {
  // There are many screens, and each is checked in three modes.
  test.setTimeout(240_000);
  for (const path of SCREENS)
    await test.step(path, async () => {
      // The previous screen is shown until the next one has loaded.
      const heading = signedIn.getByRole('heading', { level: 1 });
      await heading.evaluate((title) => title.setAttribute('data-previous', ''));
      await signedIn.goto(`${product.url}/admin/#!${path}`);
      await expect(signedIn.locator('h1:not([data-previous])')).toBeVisible();
      await expect(signedIn.getByTestId('skeleton')).toHaveCount(0);
      await expectAccessible(signedIn);
    });
});

type State = {
  readonly name: string;
  readonly open: (page: Page, canvas: FrameLocator) => Promise<void>;
  /** Rules that don't apply. */
  readonly except?: readonly string[];
};

const button = (canvas: FrameLocator) => widget(canvas, 'go');
const title = (canvas: FrameLocator) => widget(canvas, 'title');

/** Opens a dialog by its command. */
const dialog = (command: string): State => ({
  name: `the dialog of ${command}`,
  open: async (page) => {
    await runCommand(page, command);
    await expect(page.getByRole('dialog').last()).toBeVisible();
  },
});

const STATES: readonly State[] = [
  { name: 'a selected button', open: (_page, canvas) => button(canvas).click() },
  {
    name: 'the design of a button',
    open: async (page, canvas) => {
      await button(canvas).click();
      await showTab(page, 'Design');
    },
  },
  { name: 'a selected text', open: (_page, canvas) => title(canvas).click() },
  {
    name: 'several selected widgets',
    open: async (_page, canvas) => {
      await button(canvas).click();
      await title(canvas).click({ modifiers: ['ControlOrMeta'] });
    },
  },
  {
    name: 'the context menu',
    open: async (page, canvas) => {
      await button(canvas).click({ button: 'right' });
      await expect(page.getByTestId('menu-delete')).toBeVisible();
    },
    // A context menu lies outside of all landmarks.
    except: ['region'],
  },
  { name: 'a written text', open: (page, canvas) => writeIn(page, title(canvas)) },
  {
    name: 'a written label',
    open: async (_page, canvas) => {
      await button(canvas).dblclick();
      await expect(canvas.getByRole('textbox', { name: 'Button' })).toBeFocused();
    },
  },
  {
    name: 'the link form',
    open: async (page, canvas) => {
      await writeIn(page, title(canvas));
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+k');
      await expect(page.getByTestId('link-page')).toBeVisible();
    },
  },
  {
    name: 'the command palette',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByTestId('palette-search')).toBeFocused();
    },
  },
  dialog('shortcuts'),
  {
    name: 'the page list of the top bar',
    open: async (page) => {
      await page.getByTestId('page-switch').click();
      await expect(page.getByTestId('page-menu')).toBeVisible();
    },
  },
  {
    name: 'the preview',
    open: async (page) => {
      await page.getByTestId('preview-button').click();
      await expect(page.getByTestId('preview-frame')).toBeVisible();
    },
    // The page behind the preview has the landmarks of the page in it.
    except: ['landmark-unique'],
  },
];

for (const { name, open, except } of STATES)
  test(`the editor has no accessibility violations: ${name}`, async ({ signedIn }) => {
    await open(signedIn, await own.open(signedIn));
    const { scrolled, height } = await signedIn.evaluate(() => ({
      scrolled: document.documentElement.scrollHeight,
      height: innerHeight,
    }));
    expect(scrolled, 'only what is in the editor scrolls').toBe(height);
    await expectAccessible(signedIn, undefined, except);
  });

test('no panel of the editor has accessibility violations', async ({ signedIn: page }) => {
  // Sandboxed frames in the blocks panel need axe's slow mode.
  test.setTimeout(240_000);
  await own.open(page);
  await expectAccessible(page);
  for (const name of ['add', 'blocks', 'layers', 'pages', 'theme', 'media', 'history', 'checks'])
    await test.step(`the panel ${name}`, async () => {
      await openPanel(page, name);
      await expectAccessible(page);
    });
});

test('no device of the editor has accessibility violations', async ({ signedIn: page }) => {
  await own.open(page);
  for (const name of ['tablet', 'mobile_h', 'mobile_v'])
    await test.step(`the device ${name}`, async () => {
      await runCommand(page, `device-${name}`);
      await expectAccessible(page);
    });
});

test('the editor of a starter’s page has no accessibility violations', async ({
  signedIn,
  product,
}) => {
  await signedIn.goto(`${product.url}/admin/#!/pages/1/design/`);
  await openCanvas(signedIn);
  await expectAccessible(signedIn);
});

test('the editor has no accessibility violations on a phone', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 375, height: 740 });
  const canvas = await own.open(signedIn);
  await expectAccessible(signedIn);
  await button(canvas).click();
  await expectAccessible(signedIn);
});

test('the panel fits a phone', async ({ signedIn, product }) => {
  await signedIn.setViewportSize({ width: 375, height: 740 });
  for (const path of SCREENS) {
    await signedIn.goto(`${product.url}/admin/#!${path}`);
    await signedIn.waitForLoadState('networkidle');
    const overflow = await signedIn.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
