import { WIDGETS } from '@plinth/widgets';
import type { Control } from '@plinth/widgets/inspectors';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { describe, expect, test } from 'vitest';

/** The parts of other widgets are styled by those. */
const names = [...WIDGETS.keys()].filter(
  (name) => !WIDGETS.get(name)?.parents || WIDGETS.get(name)?.category === 'structure',
);

const controlsOf = (widget: string, group: string): readonly Control[] =>
  (INSPECTORS[widget]?.design ?? []).find(({ id }) => id === group)?.controls ?? [];

const withPath = (controls: readonly Control[], path: RegExp) =>
  controls.filter((control) => path.test(control.path));

describe.each(names)('%s', (widget) => {
  test('has presets, alignment, visibility per device, and animation', () => {
    expect(controlsOf(widget, 'preset').map(({ path }) => path)).toContain('preset');
    const [align] = withPath(controlsOf(widget, 'layout'), /^align$/);
    expect(align?.perDevice).toBe(true);
    expect(controlsOf(widget, 'visibility').map(({ kind }) => kind)).toContain('visibility');
    expect(controlsOf(widget, 'animation').map(({ path }) => path)).toContain('animation.name');
  });

  test('has a background, normal and hover', () => {
    const controls = withPath(controlsOf(widget, 'background'), /background(_color)?$/);
    expect(controls.some(({ isHoverOnly }) => !isHoverOnly)).toBe(true);
    expect(controls.some(({ isHoverOnly, hoverPath }) => isHoverOnly || hoverPath)).toBe(true);
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
