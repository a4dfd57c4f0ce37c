import type { Frame, Page } from 'playwright/test';
import { openDesign } from './support/editor.ts';
import { expect, test } from './support/journey.ts';
import { runCommand } from './support/keyboard.ts';
import { node, ownPage, text } from './support/own-page.ts';
import { RpcClient } from './support/rpc.ts';

const SEED = Number(process.env.SEED ?? 20_261_121);
const STEPS = 2000;
/** Steps between comparisons with a fresh rendering. */
const ROUND = 100;
/** Steps undone in each round, fewer than the history holds. */
const UNDONE = 30;

/** Seeded random numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = random(SEED);

/** 300 widgets: 25 rows with two columns of texts. */
const rows = Array.from({ length: 25 }, (_, row) =>
  node(
    `r${row}`,
    'row',
    [0, 1].map((column) =>
      node(
        `r${row}c${column}`,
        'column',
        Array.from({ length: column === 0 ? 5 : 4 }, (__, at) =>
          text(`r${row}c${column}t${at}`, `Text ${row}-${column}-${at}`),
        ),
        { width: { desktop: 6 } },
      ),
    ),
  ),
);

type Command = {
  readonly name?: 'undo';
  readonly weight: number;
  readonly run: (page: Page) => Promise<void>;
};

const press =
  (...keys: readonly string[]): Command['run'] =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Types into the selected widget if it's a text. */
async function write(page: Page): Promise<void> {
  const path = await page.getByTestId('breadcrumbs').textContent();
  if (!path?.endsWith('Text')) return;
  await page.keyboard.press('Enter');
  const isOpen = await page
    .getByTestId('text-toolbar')
    .waitFor({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
  if (isOpen) {
    await page.keyboard.type('ab ');
    await page.keyboard.press('Escape');
  } else await page.getByTestId('canvas-stage').focus();
}

/** Clicks a visible widget. */
async function clickSome(page: Page): Promise<void> {
  const at = next();
  const id = await (await frameOf(page, 'canvas-frame')).evaluate((share) => {
    const seen = [...document.querySelectorAll('#section-content .moto-widget-text')].filter(
      (text) => {
        const { top, bottom } = text.getBoundingClientRect();
        return top > 80 && bottom < innerHeight - 80;
      },
    );
    return seen[Math.floor(share * seen.length)]?.getAttribute('data-node-id');
  }, at);
  if (!id) return;
  const canvas = page.frameLocator('[data-testid="canvas-frame"]');
  // A tool may cover it; the selection doesn't change then.
  await canvas
    .locator(`[data-node-id="${id}"]`)
    .click({ timeout: 500 })
    .catch(() => undefined);
}

const COMMANDS: readonly Command[] = [
  ...['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'].map((key) => ({
    weight: 8,
    run: press(key),
  })),
  ...['Alt+ArrowUp', 'Alt+ArrowDown'].map((key) => ({ weight: 5, run: press(key) })),
  { weight: 6, run: press('Control+d') },
  { weight: 6, run: press('Delete', 'ArrowDown') },
  { weight: 3, run: press('Control+c') },
  { weight: 2, run: press('Control+x', 'ArrowDown') },
  { weight: 3, run: press('Control+v') },
  { name: 'undo', weight: 8, run: press('Control+z') },
  { weight: 5, run: press('Control+Shift+z') },
  ...['1', '2', '3', '4'].map((key) => ({ weight: 1, run: press(key) })),
  { weight: 6, run: write },
  { weight: 8, run: clickSome },
];

/**
 * Without undo, because a change after undoing past the save would make the saved state
 * unreachable.
 */
const FORWARD = COMMANDS.filter(({ name }) => name !== 'undo');

function choose(commands: readonly Command[], at: number): Command {
  let left = at * commands.reduce((sum, { weight }) => sum + weight, 0);
  const found = commands.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  if (!found) throw new Error('Every number is a command');
  return found;
}

/** All widgets of the content with parent, classes and text. */
const signature = () => {
  const widgets = [...document.querySelectorAll('#section-content .moto-widget')];
  return widgets.map((widget) => {
    const holder = widgets.indexOf(widget.parentElement?.closest('.moto-widget') ?? widget);
    const isText = widget.matches('.moto-widget-text');
    const classes = [...widget.classList].filter((name) => !name.startsWith('ProseMirror'));
    return `${holder} ${widget.localName}.${classes.join('.')} ${isText ? widget.textContent : ''}`;
  });
};

async function frameOf(page: Page, testId: string): Promise<Frame> {
  const frame = await (await page.getByTestId(testId).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`There is no ${testId}`);
  return frame;
}

const onCanvas = async (page: Page) => (await frameOf(page, 'canvas-frame')).evaluate(signature);

/** The current page as the server renders it. */
async function renderedAnew(page: Page): Promise<string[]> {
  await runCommand(page, 'preview');
  const shown = page.frameLocator('[data-testid="preview-frame"]');
  await expect(shown.locator('#section-content')).toBeAttached();
  const found = await (await frameOf(page, 'preview-frame')).evaluate(signature);
  await page.getByTestId('preview-close').click();
  await expect(page.getByTestId('preview-frame')).toBeHidden();
  return found;
}

const saveState = (page: Page) => page.getByTestId('save-button').getAttribute('aria-disabled');

async function undoToSaved(page: Page): Promise<void> {
  for (let step = 0; step < 50 && (await saveState(page)) !== 'true'; step += 1) {
    await page.keyboard.press('Control+z');
  }
  expect(await saveState(page)).toBe('true');
}

/** Ends writing, which digits and clicks on a selected text start, and returns to the canvas. */
async function toCanvas(page: Page): Promise<void> {
  if (await page.getByTestId('text-toolbar').isVisible()) await page.keyboard.press('Escape');
  await expect(page.getByTestId('text-toolbar')).toBeHidden();
  await page.getByTestId('canvas-stage').focus();
  if ((await page.locator('.pl-inspector-head').count()) === 0) {
    await page.keyboard.press('ArrowDown');
  }
}

test(`after ${STEPS} random commands the canvas equals a fresh rendering, and undo restores the start`, {
  tag: '@endurance',
}, async ({ signedIn, product, context }) => {
  // Takes about two minutes, and several times as long on a busy machine.
  test.setTimeout(900_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await new RpcClient(product.url).signIn();
  const id = await ownPage(owner, 'Random', rows);
  const { revision } = await owner.call<{ revision: number }>('PagesService.get', { id });
  await owner.call('PagesService.save', { item: { id, layout: 'content' }, revision });
  const canvas = await openDesign(signedIn, product.url, id);
  await canvas.getByText('Text 0-0-0').click();
  const seen = new Set<string>();
  for (let step = 1; step <= STEPS; step += 1) {
    const isUndone = (step - 1) % ROUND >= ROUND - UNDONE;
    await choose(isUndone ? FORWARD : COMMANDS, next()).run(signedIn);
    if (step % ROUND !== ROUND - UNDONE && step % ROUND !== 0) continue;
    await test.step(`step ${step} of seed ${SEED}`, async () => {
      await toCanvas(signedIn);
      if (step % ROUND !== 0) {
        await signedIn.keyboard.press('Control+s');
        await expect.poll(() => saveState(signedIn)).toBe('true');
        return;
      }
      const now = await onCanvas(signedIn);
      expect(await renderedAnew(signedIn)).toEqual(now);
      seen.add(now.join());
      await toCanvas(signedIn);
      await undoToSaved(signedIn);
    });
  }
  expect(seen.size).toBe(STEPS / ROUND);
});
