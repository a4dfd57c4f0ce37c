import type { FrameLocator, Page } from 'playwright/test';
import { widget } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { focusOf } from './support/keyboard.ts';
import { LETTERS } from './support/letters.ts';
import { pageOfFile } from './support/own-page.ts';

const own = pageOfFile('Focus', LETTERS);

const NAMES: { readonly [label: string]: string } = {
  ...{ Ctrl: 'Control', Del: 'Delete', Esc: 'Escape', Menu: 'ContextMenu' },
  ...{ '↑': 'ArrowUp', '↓': 'ArrowDown', '←': 'ArrowLeft', '→': 'ArrowRight' },
};

/** All keys of the shortcut sheet, in the notation of Playwright. */
async function shortcuts(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('?');
  const keys = page.getByTestId('shortcut-sheet').locator('kbd');
  await expect(keys.first()).toBeVisible();
  const labels = new Set(await keys.allTextContents());
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('shortcut-sheet')).toHaveCount(0);
  return [...labels]
    .filter((label) => !label.endsWith('Click'))
    .map((label) => label.replace(/[^+]+/g, (part) => NAMES[part] ?? part));
}

/** Names what still has no focus after it had time to get it. */
async function lostAfter(page: Page, what: string): Promise<readonly string[]> {
  const isLost = async () => (await focusOf(page)).isOutside;
  await expect
    .poll(isLost, { timeout: 2_000 })
    .toBe(false)
    .catch(() => undefined);
  return (await isLost()) ? [what] : [];
}

/** ms that a dialog may take to load. */
const LAYER_LOADS = 500;

/** Closes whatever a shortcut has opened. */
async function closeLayers(page: Page, keys: string): Promise<readonly string[]> {
  const layers = page.locator('[role="dialog"], [role="menu"], [data-testid="preview-frame"]');
  const isOpen = () =>
    layers
      .first()
      .waitFor({ timeout: LAYER_LOADS })
      .then(
        () => true,
        () => false,
      );
  const lost: string[] = [];
  for (let tries = 0; tries < 3 && (await isOpen()); tries += 1) {
    await page.keyboard.press('Escape');
    lost.push(...(await lostAfter(page, `Escape after ${keys}`)));
  }
  return lost;
}

type Start = (page: Page, canvas: FrameLocator) => Promise<void>;

const STARTS: { readonly [name: string]: Start } = {
  'a selected column': async (page, canvas) => {
    await widget(canvas, 'go').click();
    const path = page.getByTestId('breadcrumbs');
    await path.getByRole('button', { name: 'Column', exact: true }).click();
  },
  'a written text': async (page, canvas) => {
    await widget(canvas, 'a').dblclick();
    await expect(page.getByTestId('text-toolbar')).toBeVisible();
  },
};

for (const [name, start] of Object.entries(STARTS)) {
  test(`no shortcut takes the focus from the page, with ${name}`, { tag: '@endurance' }, async ({
    signedIn: page,
    context,
  }) => {
    test.setTimeout(240_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let canvas = await own.open(page);
    await page.getByTestId('canvas-stage').focus();
    const all = await shortcuts(page);
    page.setDefaultTimeout(3_000);
    const lost: string[] = [];
    for (const keys of all) {
      const isReady = await start(page, canvas).then(
        () => true,
        () => false,
      );
      if (!isReady) {
        // An earlier shortcut has changed or covered the page; its address alone would keep it so.
        await page.goto('about:blank');
        canvas = await own.open(page);
        await start(page, canvas);
      }
      await page.keyboard.press(keys);
      lost.push(...(await lostAfter(page, keys)));
      lost.push(...(await closeLayers(page, keys)));
      for (const other of context.pages()) if (other !== page) await other.close();
    }
    expect(lost).toEqual([]);
  });
}
