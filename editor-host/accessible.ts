import { expect, type Page, test } from 'playwright/test';
import {
  expectAccessibleIn,
  expectAccessible as expectInAllModes,
  MODES,
} from '../e2e/support/accessible.ts';

/**
 * Expects no accessibility violations but minor ones in a part of the page. Tests that use it have the
 * tag `@modes`: `npm run endurance` runs them, too, and also checks dark mode and forced colors.
 */
export async function expectAccessible(
  page: Page,
  part: string,
  except: readonly string[] = [],
): Promise<void> {
  expect(test.info().tags).toContain('@modes');
  if (process.env.ENDURANCE) return expectInAllModes(page, part, except);
  await expectAccessibleIn(MODES[0], page, { part, except });
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
}
