import AxeBuilder from '@axe-core/playwright';
import axe from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';

export const MODES = [
  { name: 'light mode', colorScheme: 'light', forcedColors: 'none', only: [], except: [] },
  // The elements are those of light mode. The tag turns on a rule of level AAA.
  {
    name: 'dark mode',
    colorScheme: 'dark',
    forcedColors: 'none',
    only: ['cat.color'],
    except: ['color-contrast-enhanced'],
  },
  // The browser chooses the colors, which aren't the computed ones.
  {
    name: 'forced colors',
    colorScheme: 'dark',
    forcedColors: 'active',
    only: [],
    except: ['color-contrast'],
  },
] as const;

type Mode = (typeof MODES)[number];

export const [LIGHT] = MODES;

/** Ends the color transitions of a mode switch, which would be measured half-way. */
async function endTransitions(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame
      .evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
      })
      // A frame that just navigates has none.
      .catch(() => undefined);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

type Scope = {
  /** A selector; the whole page if there is none. */
  readonly part?: string | undefined;
  /** Rules that don't apply. */
  readonly except?: readonly string[];
};

type Options = {
  readonly part: string | undefined;
  /** Tags of the rules to check; all rules if there are none. */
  readonly only: readonly string[];
  readonly except: readonly string[];
};

/** The origin of a frame's scripts; `null` if the frame is sandboxed or just navigates. */
const originOf = (frame: Frame): Promise<string> =>
  frame.evaluate(() => origin).catch(() => 'null');

/** Axe, unless it's there already. Frames only respond to axe of the same name, here the builder's. */
const AXE = `if (!('axe' in window)) {
  ${axe.source}
  axe.configure({ branding: { application: 'playwright' } });
}`;

/** Adds axe to all frames. The builder would leave out those that are busy for a second. */
async function addAxe(page: Page): Promise<void> {
  // A frame that just navigates gets it from the builder.
  for (const frame of page.frames()) await frame.evaluate(AXE).catch(() => undefined);
}

/** Checks the page and its frames, in axe's fast mode if all have the same origin. */
async function check(page: Page, { part, only, except }: Options): Promise<Violations> {
  const origins = new Set(await Promise.all(page.frames().map(originOf)));
  await addAxe(page);
  const all = new AxeBuilder({ page, axeSource: AXE })
    // By default, a frame that is busy for half a second is left out, and then its headings are missed.
    .options({ pingWaitTime: 30_000 })
    .setLegacyMode(origins.size === 1 && !origins.has('null'))
    .disableRules([...except]);
  if (only.length > 0) all.withTags([...only]);
  const { violations } = await (part ? all.include(part) : all).analyze();
  return violations;
}

/** Expects no accessibility violations but minor ones in one mode. */
export async function expectAccessibleIn(
  { name, only, except: inMode, ...media }: Mode,
  page: Page,
  { part, except = [] }: Scope = {},
): Promise<void> {
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
  await endTransitions(page);
  const violations = await check(page, { part, only, except: [...except, ...inMode] });
  const found = violations.filter(({ impact }) => impact !== 'minor');
  expect(
    found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    name,
  ).toEqual([]);
}

/**
 * Expects no accessibility violations but minor ones, in light and dark mode and forced colors.
 * `part` is a selector, `except` are rules that don't apply.
 */
export async function expectAccessible(
  page: Page,
  part?: string,
  except: readonly string[] = [],
): Promise<void> {
  for (const mode of MODES) await expectAccessibleIn(mode, page, { part, except });
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
}
