import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../../scripts/lib/browser.ts';
import type { Shape } from './content.ts';
import { measureFirstPaint } from './first-paint.ts';
import { CONTENDERS, type Contender, type EditorPages, serveEditors } from './serve.ts';
import { measureTyping } from './typing.ts';
import { type Visit, visit } from './visit.ts';

/** All visits of one page size by contender. */
export type EditorRounds = {
  readonly count: number;
  readonly visits: { readonly [C in Contender]: readonly Visit[] };
};

export type EditorMeasures = {
  readonly nested: readonly EditorRounds[];
  /** Many siblings in one column, used to measure dragging. */
  readonly flat: EditorRounds;
  /** ms of script per key on the largest page. */
  readonly typing: readonly number[];
  /** KB of compressed JavaScript until the page appears on the canvas. */
  readonly firstPaint: number;
};

const ROUNDS = 3;
const SIBLINGS = 2000;
/** A contender that takes longer than this to open (ms) runs only one round. */
const SLOW_OPEN_MS = 15_000;

type Task = { readonly count: number; readonly shape: Shape; readonly work: boolean };

/** Visits the contenders in turn, in several rounds. */
async function visitInRounds(
  browser: Browser,
  pages: EditorPages,
  { count, shape, work }: Task,
): Promise<EditorRounds> {
  const visits: { [C in Contender]: Visit[] } = { floor: [], ours: [], grapes: [], puck: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of CONTENDERS) {
      const isSlow = visits[contender].some(({ open }) => open === null || open > SLOW_OPEN_MS);
      if (isSlow) continue;
      const url = pages.url(contender, count, shape);
      visits[contender].push(await visit(browser, url, { work, drag: contender !== 'floor' }));
    }
  }
  return { count, visits };
}

/** Compares our editor with GrapesJS, Puck, and the baseline in one browser. */
export async function measureEditor(counts: readonly number[]): Promise<EditorMeasures> {
  const pages = await serveEditors();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const nested: EditorRounds[] = [];
    for (const count of counts)
      nested.push(await visitInRounds(browser, pages, { count, shape: 'nested', work: true }));
    const flat = await visitInRounds(browser, pages, {
      count: SIBLINGS,
      shape: 'flat',
      work: false,
    });
    const largest = pages.url('ours', Math.max(...counts), 'nested');
    const typing = await measureTyping(browser, largest);
    const firstPaint = await measureFirstPaint(browser);
    return { nested, flat, typing, firstPaint };
  } finally {
    await browser.close();
    await pages.close();
  }
}
