import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Expects no accessibility violations in a part of the page, in light and dark mode. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include(part).analyze();
    const serious = violations.filter(({ impact }) => /serious|critical/.test(impact ?? ''));
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
      colorScheme,
    ).toEqual([]);
  }
}
