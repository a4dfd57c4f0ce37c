import type { FrameLocator, Page } from 'playwright/test';
import { pointPerPlace, sweep, UNSYNCED } from '../../e2e/support/drag-grid.ts';
import { centre, openPanel } from '../../e2e/support/editor.ts';
import { runCommand } from '../../e2e/support/keyboard.ts';
import { nestedContent, saveNow } from '../../e2e/support/nested-page.ts';
import type { Tree } from '../../e2e/support/own-page.ts';
import { hostPage, openHost, withPorts } from '../open-host.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 1600, height: 1400 }, launchOptions: UNSYNCED });

const content = nestedContent().children;
const nested = hostPage(content);

const node = (canvas: FrameLocator, id: string) => canvas.locator(`[data-node-id="${id}"]`);
const place = (page: Page) => page.getByTestId('drop-indicator').getAttribute('data-place');

/** A document with its ids numbered. */
function numbered(tree: Tree): Tree {
  let count = 0;
  const withNumber = ({ children, ...rest }: Tree): Tree => ({
    ...rest,
    id: String(count++),
    children: children.map(withNumber),
  });
  return withNumber(tree);
}

/** The content as it was last saved. */
const savedContent = (page: Page) =>
  withPorts(page, ({ saving }) => saving.stored().sections.content as Tree);

/** A widget, the keys that move it, and the target position. */
type Move = {
  readonly id: string;
  readonly keys: readonly string[];
  readonly to: string;
  /** The widget at whose lower edge the search for a point ends. */
  readonly through: string;
};

const MOVES: { readonly [name: string]: readonly Move[] } = {
  'in and out of a column': [
    { id: 'n-second', keys: ['ArrowUp'], to: 'n-lone-column:0', through: 'n-lone' },
    { id: 'n-first', keys: ['ArrowLeft'], to: 'n-lone:1', through: 'n-lone' },
  ],
  'into an empty column': [
    {
      id: 'n-left-text',
      keys: ['ArrowLeft', 'ArrowDown', 'ArrowRight'],
      to: 'n-empty:0',
      through: 'n-pair',
    },
  ],
  'past rows': [
    {
      id: 'n-loose',
      keys: ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
      to: 'content:0',
      through: 'n-lone',
    },
    { id: 'n-nested', keys: ['ArrowUp'], to: 'content:2', through: 'n-pair' },
  ],
};

async function select(page: Page, canvas: FrameLocator, id: string): Promise<void> {
  await openPanel(page, 'layers', { isPinned: true });
  const layer = page.locator(`[data-layer="${id}"]`);
  // Avoids the plus buttons at the start and in the center of an empty column.
  const box = await node(canvas, id).boundingBox();
  const position = { x: (box?.width ?? 0) * 0.3, y: (box?.height ?? 0) / 2 };
  await node(canvas, id).click({ position });
  if (!(await layer.getAttribute('aria-selected').catch(() => null))?.includes('true'))
    await layer.click();
  await expect(layer).toHaveAttribute('aria-selected', 'true');
  await page.getByTestId('canvas-stage').focus();
}

async function moveByKeys(page: Page, move: Move): Promise<void> {
  await runCommand(page, 'move');
  await expect(page.getByTestId('move-guide')).toBeVisible();
  for (const key of move.keys) await page.keyboard.press(key);
  await expect.poll(() => place(page)).toBe(move.to);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('move-guide')).toBeHidden();
}

/** Drags the widget by its handle to the target position. */
async function moveByPointer(page: Page, { to, through }: Move): Promise<void> {
  const handle = page.getByTestId('drag-handle');
  const from = await centre(handle);
  await handle.evaluate((element) => {
    for (const old of document.querySelectorAll('[data-drag-source]'))
      old.removeAttribute('data-drag-source');
    element.setAttribute('data-drag-source', '');
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 });
  const { points } = await sweep(page, 24, { through });
  const target = pointPerPlace(points).find((point) => point.place === to);
  if (!target) throw new Error(`No point leads to ${to}`);
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await expect.poll(() => place(page)).toBe(to);
  await page.mouse.up();
  await expect(page.getByTestId('drop-indicator')).toBeHidden();
}

for (const [name, moves] of Object.entries(MOVES))
  test(`moves ${name} by pointer and by keyboard produce the same document`, {
    // Both ways lead to the same slots, which have unit tests.
    tag: name === 'into an empty column' ? [] : '@endurance',
  }, async ({ page }) => {
    const stored: unknown[] = [];
    for (const [at, way] of [moveByPointer, moveByKeys].entries()) {
      // On two pages: the browser may not have dropped the first one's unsaved work yet.
      const canvas = await openHost(page, { content, owner: { id: at + 1 } });
      for (const move of moves) {
        await select(page, canvas, move.id);
        await way(page, move);
      }
      await saveNow(page);
      stored.push(numbered(await savedContent(page)));
    }
    expect(stored[1]).toEqual(stored[0]);
  });

test('moving by keyboard is shown and announced, and canceling changes nothing', async ({
  page,
}) => {
  const canvas = await nested.open(page);
  const html = () => canvas.locator('html').evaluate((element) => element.outerHTML);
  await select(page, canvas, 'n-left-button');
  const before = await html();
  const spoken = page.getByTestId('announcer');

  await runCommand(page, 'move');
  await expect(spoken).toContainText('Moving Button');
  await expect(spoken).toContainText('after Text, 2 of 2, in Column 1');
  await page.keyboard.press('ArrowUp');
  await expect(spoken).toContainText('before Text, 1 of 2, in Column 1');
  await page.keyboard.press('ArrowUp');
  await expect(spoken).toContainText('new column before Column 1, 1 of 3, in Row');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(spoken).toContainText('new column after Column 2, 3 of 3, in Row');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toContainText('only item in Column 2');
  await expect(page.getByTestId('drop-pill')).toHaveText('Column 2 · Row');
  expect(await html()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('move-guide')).toBeHidden();
  await expect(spoken).toContainText('Move canceled');
  await expect.poll(html).toBe(before);
  await expect(page.getByTestId('save-button')).toBeDisabled();

  await runCommand(page, 'move');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText('Button: 1 of 2, in Column 1');
  await page.keyboard.press('Control+z');
  await expect.poll(html).toBe(before);
});
