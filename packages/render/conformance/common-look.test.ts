import { WIDGETS } from '@plinth/widgets';
import type { Control } from '@plinth/widgets/inspectors';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { describe, expect, test } from 'vitest';
import { nodeRules, renderDocument } from '../index.ts';
import { ruleText } from '../rules.ts';
import { sampleSite } from './sample-site.ts';
import { asProperties, type Values, writeControl } from './values.ts';

/** The parts of other widgets are styled by those. */
const names = [...WIDGETS.keys()].filter(
  (name) => !WIDGETS.get(name)?.parents || WIDGETS.get(name)?.category === 'structure',
);

const controlsOf = (widget: string, group: string): readonly Control[] =>
  (INSPECTORS[widget]?.design ?? []).find(({ id }) => id === group)?.controls ?? [];

const withPath = (controls: readonly Control[], path: RegExp) =>
  controls.filter((control) => path.test(control.path));

/** Backgrounds without a color, and what shows them in the HTML or the CSS. */
const BACKGROUNDS: readonly (readonly [object, RegExp])[] = [
  [{ gradient: { angle: 77, from: 'bg', to: 'inv' } }, /linear-gradient\(77deg,/],
  [{ image_id: 7 }, /moto-background-layer|style="--moto-fill:url\(/],
  [{ image_id: 7, size: 'contain' }, /object-fit:contain|background-size:contain/],
  [{ image_id: 7, position: 'left bottom' }, /left bottom/],
  [{ image_id: 7, repeat: 'x' }, /repeat-x/],
  [{ image_id: 7, is_fixed: true }, /moto-background-fixed|background-attachment:fixed/],
  [{ image_id: 7, overlay: { color: 'inv', opacity: 77 } }, /opacity:0\.77|--moto-inv\) 77%/],
  [{ preset: 'night' }, /moto-background_night/],
];

/** The HTML and the CSS of a widget. */
function shownOf(widget: string, values: Values): string {
  const tree = { id: 'w1', widget, properties: asProperties(values), children: [] };
  const site = { ...sampleSite(), data: () => null };
  const { html } = renderDocument({ tree, scope: 'content', site });
  return html + nodeRules(tree, 'content').map(ruleText).join('');
}

describe.each(names)('%s', (widget) => {
  test('has presets, alignment, visibility per device, and animation', () => {
    expect(controlsOf(widget, 'preset').map(({ path }) => path)).toContain('preset');
    const [align] = withPath(controlsOf(widget, 'layout'), /^align$/);
    expect(align?.perDevice).toBe(true);
    expect(controlsOf(widget, 'visibility').map(({ kind }) => kind)).toContain('visibility');
    expect(controlsOf(widget, 'animation').map(({ path }) => path)).toContain('animation.name');
  });

  test('has a background color, normal and hover', () => {
    const controls = withPath(controlsOf(widget, 'background'), /background(_color)?$/);
    expect(controls.some(({ isHoverOnly }) => !isHoverOnly)).toBe(true);
    expect(controls.some(({ isHoverOnly, hoverPath }) => isHoverOnly || hoverPath)).toBe(true);
  });

  test('has one control for the rest of the background', () => {
    const [control, ...others] = controlsOf(widget, 'background').filter(
      ({ kind }) => kind === 'background',
    );
    expect(others).toEqual([]);
    if (control === undefined) throw new Error('No such control');
    const before = shownOf(widget, {});
    for (const [background, shown] of BACKGROUNDS) {
      expect(before).not.toMatch(shown);
      expect(shownOf(widget, writeControl(control, background))).toMatch(shown);
    }
  });

  test('has a border, normal and hover', () => {
    const controls = controlsOf(widget, 'border');
    expect(withPath(controls, /border\.width$/)).toHaveLength(1);
    const [color] = withPath(controls, /border\.color$/);
    expect(color?.hoverPath).toMatch(/hover\.border_color$/);
  });

  test('has a shadow, normal and hover', () => {
    const [shadow] = withPath(controlsOf(widget, 'shadow'), /shadow$/);
    expect(shadow?.hoverPath).toMatch(/hover\.shadow$/);
  });
});

test.each(['section', 'container'])('%s can be sticky', (widget) => {
  expect(controlsOf(widget, 'sticky').map(({ path }) => path)).toContain('sticky.is_on');
});
