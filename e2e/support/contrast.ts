import { blend, contrastRatio } from '@plinth/model';
import type { Page } from 'playwright/test';

type Control = {
  readonly name: string;
  /** Colors of which at least one must be visible. */
  readonly tones: readonly string[];
  /** Background colors, from the inside out. */
  readonly grounds: readonly string[];
};

/**
 * Colors of every field's border and fill, and of every tab stop's focus ring. Elements that appear on
 * focus need no ring; elements over the page have a light and a dark one.
 */
const controlsOn = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(async () => {
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    const grounds = (element: Element): string[] => {
      const { parentElement } = element;
      return parentElement ? [fill(parentElement), ...grounds(parentElement)] : [];
    };
    const border = (element: Element): string[] => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return borderTopWidth === '0px' ? [] : [borderTopColor];
    };
    const outline = (element: Element): string[] =>
      [null, '::after'].flatMap((pseudo) => {
        const { outlineStyle, outlineColor } = getComputedStyle(element, pseudo);
        return outlineStyle === 'none' ? [] : [outlineColor];
      });
    const isInSight = (element: Element): boolean => {
      if (element.closest('.pl-overlay')) return false;
      const { bottom, right } = element.getBoundingClientRect();
      return bottom > 0 && right > 0;
    };
    const shown = <Found extends Element>(selector: string): Found[] =>
      [...document.querySelectorAll<Found>(selector)].filter(
        (found) => found.checkVisibility({ opacityProperty: true }) && isInSight(found),
      );
    const control = (kind: string, element: Element, tones: string[]): Control => ({
      name: `${kind} of ${element.tagName} ${element.getAttribute('aria-label') ?? element.className}`,
      tones,
      grounds: grounds(element),
    });

    const fields = shown('input:enabled, textarea:enabled, select:enabled')
      .filter((field) => border(field).length > 0)
      .map((field) => control('line', field, [...border(field), fill(field)]));
    const rings: Control[] = [];
    // A new screen may move the focus to its title once.
    const hasFocus = async (stop: HTMLElement): Promise<boolean> => {
      for (let turn = 0; turn < 3; turn++) {
        stop.focus({ preventScroll: true });
        await new Promise(requestAnimationFrame);
        if (document.activeElement === stop) return true;
      }
      return false;
    };
    const stops = 'a[href], button:enabled, input, select, textarea, [tabindex="0"]';
    for (const stop of shown<HTMLElement>(stops)) {
      if (await hasFocus(stop))
        rings.push(control('ring', stop, [...outline(stop), ...border(stop)]));
    }
    return [...fields, ...rings];
  });

/** Fields and focus rings with a contrast below 3:1, with their ratio. */
export async function faintControls(page: Page): Promise<string[]> {
  // Focus rings are shown only after keyboard input.
  await page.keyboard.press('Tab');
  const controls = await controlsOn(page);
  if (controls.length === 0) throw new Error('No control is shown');
  return controls.flatMap(({ name, tones, grounds }) => {
    const ground = grounds.reduceRight((below, top) => blend(top, below), '#ffffff');
    const best = Math.max(0, ...tones.map((tone) => contrastRatio(tone, ground)));
    return best < 3 ? [`${best.toFixed(2)}: ${name}`] : [];
  });
}
