import type { FrameLocator, Page } from 'playwright/test';
import { expectAccessibleIn, MODES } from './support/accessible.ts';
import { openCanvas, openPanel, showTab, widget, writeIn } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { runCommand } from './support/keyboard.ts';
import { node, pageOfFile } from './support/own-page.ts';
import { SCREENS } from './support/screens.ts';
import { signInAtOnce } from './support/sign-in.ts';

const own = pageOfFile('States', [
  node('title', 'text', [], { html: '<h1>Title</h1><p>Words</p>' }),
  node('go', 'button', [], { label: 'Go', link: { action: 'home_page' } }),
]);

/** A state of the editor that is reached from its page with nothing selected. */
type State = {
  readonly name: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly open?: (page: Page, canvas: FrameLocator) => Promise<void>;
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

const PHONE = { width: 375, height: 740 };
const PANELS = ['add', 'blocks', 'layers', 'pages', 'theme', 'media', 'history', 'checks'];
const LOADING = '[aria-busy="true"], .mantine-Loader-root, [data-testid="skeleton"]';
const DEVICES = ['tablet', 'mobile_h', 'mobile_v'];

const STATES: readonly State[] = [
  { name: 'nothing selected' },
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
  ...PANELS.map((name) => ({
    name: `the panel ${name}`,
    open: async (page: Page) => {
      await openPanel(page, name);
      await expect(page.getByTestId('side-panel').locator('.pl-side-panel-body')).not.toBeEmpty();
      await expect(page.getByTestId('side-panel').locator(LOADING)).toHaveCount(0);
    },
  })),
  ...DEVICES.map((name) => ({
    name: `the device ${name}`,
    open: (page: Page) => runCommand(page, `device-${name}`),
  })),
  { name: 'a phone', viewport: PHONE },
  {
    name: 'a selected button on a phone',
    viewport: PHONE,
    open: (_page, canvas) => button(canvas).click(),
  },
];

for (const mode of MODES) {
  // Elements are checked in light mode; other modes rarely find more.
  const tag = mode.name === 'light mode' ? [] : '@endurance';

  for (const path of SCREENS)
    test(`the screen ${path} has no accessibility violations in ${mode.name}`, { tag }, async ({
      page,
      product,
    }) => {
      await signInAtOnce(page, product.url);
      await page.goto(`${product.url}/admin/#!${path}`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByTestId('skeleton')).toHaveCount(0);
      await expectAccessibleIn(mode, page);
    });

  for (const { name, viewport, open, except } of STATES)
    test(`the editor has no accessibility violations in ${mode.name}: ${name}`, { tag }, async ({
      signedIn,
    }) => {
      if (viewport) await signedIn.setViewportSize(viewport);
      const canvas = await own.open(signedIn);
      await open?.(signedIn, canvas);
      const { scrolled, height } = await signedIn.evaluate(() => ({
        scrolled: document.documentElement.scrollHeight,
        height: innerHeight,
      }));
      expect(scrolled, 'only what is in the editor scrolls').toBe(height);
      await expectAccessibleIn(mode, signedIn, { except });
    });

  test(`the editor of a starter’s page has no accessibility violations in ${mode.name}`, {
    tag,
  }, async ({ signedIn, product }) => {
    await signedIn.goto(`${product.url}/admin/#!/pages/1/design/`);
    await openCanvas(signedIn);
    await expectAccessibleIn(mode, signedIn);
  });
}

test('the panel fits a phone', async ({ signedIn, product }) => {
  await signedIn.setViewportSize(PHONE);
  for (const path of SCREENS) {
    await signedIn.goto(`${product.url}/admin/#!${path}`);
    await signedIn.waitForLoadState('networkidle');
    const overflow = await signedIn.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
