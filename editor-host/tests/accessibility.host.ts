import type { FrameLocator, Page } from 'playwright/test';
import { expectAccessibleIn, MODES } from '../../e2e/support/accessible.ts';
import { openPanel, showTab, widget, writeIn } from '../../e2e/support/editor.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { node } from '../../e2e/support/own-page.ts';
import { openHost } from '../open-host.ts';
import { expect, test } from '../test.ts';

const CONTENT = [
  node('title', 'text', [], { html: '<h1>Title</h1><p>Words</p>' }),
  node('go', 'button', [], { label: 'Go', link: { action: 'home_page' } }),
];

/** A state of the editor that is reached from its page with nothing selected. */
type State = {
  readonly name: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly open?: (page: Page, canvas: FrameLocator) => Promise<void>;
  /** Rules that don't apply. */
  readonly except?: readonly string[];
  /** Opened alone with `npm run endurance`; otherwise it shares a page with other states. */
  readonly isRare?: boolean;
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
const PANELS = ['blocks', 'layers', 'pages', 'theme', 'media', 'history', 'checks'];
const LOADING = '[aria-busy="true"], .mantine-Loader-root, [data-testid="skeleton"]';
const DEVICES = ['tablet', 'mobile_h', 'mobile_v'];

const panel = (name: string): State => ({
  name: `the panel ${name}`,
  open: async (page) => {
    await openPanel(page, name);
    await expect(page.getByTestId('side-panel').locator('.pl-side-panel-body')).not.toBeEmpty();
    await expect(page.getByTestId('side-panel').locator(LOADING)).toHaveCount(0);
  },
});

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
  panel('add'),
  ...PANELS.map((name) => ({ ...panel(name), isRare: true })),
  {
    name: 'a text style of the theme',
    open: async (page) => {
      await openPanel(page, 'theme');
      await page.getByTestId('site-styles').getByRole('button').first().click();
      await expect(page.getByTestId('style-editor')).toBeVisible();
    },
  },
  ...DEVICES.map((name) => ({
    name: `the device ${name}`,
    open: (page: Page) => runCommand(page, `device-${name}`),
    isRare: name !== 'mobile_v',
  })),
  { name: 'a phone', viewport: PHONE },
  {
    name: 'a selected button on a phone',
    viewport: PHONE,
    open: (_page, canvas) => button(canvas).click(),
  },
];

for (const mode of MODES)
  for (const { name, viewport, open, except, isRare } of STATES)
    test(`the editor has no accessibility violations in ${mode.name}: ${name}`, {
      // Elements are checked in light mode; other modes rarely find more.
      tag: mode.name === 'light mode' && !isRare ? [] : '@endurance',
    }, async ({ page }) => {
      const canvas = await openHost(page, { content: CONTENT, ...(viewport && { viewport }) });
      await open?.(page, canvas);
      const { scrolled, height } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollHeight,
        height: innerHeight,
      }));
      expect(scrolled, 'only what is in the editor scrolls').toBe(height);
      await expectAccessibleIn(mode, page, { except });
    });

test('the other panels have no accessibility violations in light mode', async ({ page }) => {
  const canvas = await openHost(page, { content: CONTENT });
  for (const { name, open } of PANELS.map(panel))
    await test.step(name, async () => {
      await open?.(page, canvas);
      await expectAccessibleIn(MODES[0], page, { part: '[data-testid="side-panel"]' });
    });
});

test('the other devices have no accessibility violations in light mode', async ({ page }) => {
  await openHost(page, { content: CONTENT });
  for (const name of ['tablet', 'mobile_h'])
    await test.step(name, async () => {
      await runCommand(page, `device-${name}`);
      await expectAccessibleIn(MODES[0], page);
    });
});
