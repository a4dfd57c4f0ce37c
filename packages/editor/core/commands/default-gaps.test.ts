import type { Properties, WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { withDefaultGaps } from './default-gaps.ts';

const node = (widget: string, properties: Properties = {}): WidgetNode => ({
  ...{ id: widget, widget, properties, children: [] },
});
const small = { desktop: 'small' };
const spacings = (
  trees: readonly WidgetNode[],
  before?: WidgetNode | undefined,
  after?: WidgetNode | undefined,
) =>
  withDefaultGaps(widgetDefinition, trees, { before, after }).map(
    ({ properties }) => properties.spacing,
  );

test('a pasted widget gets the spacing of a new one where it would touch another', () => {
  expect(spacings([node('image')], node('text'))).toEqual([{ top: small }]);
  expect(spacings([node('image')], node('text'), node('text'))).toEqual([
    { top: small, bottom: small },
  ]);
  expect(spacings([node('image'), node('image')])).toEqual([{ bottom: small }, undefined]);
  expect(spacings([node('image')])).toEqual([undefined]);
});

test('spacing that was chosen stays, of the widget as of its neighbors', () => {
  const none = { top: { desktop: 'none' } };
  expect(spacings([node('image', { spacing: none })], node('text'))).toEqual([none]);
  const spaced = node('text', { spacing: { bottom: { desktop: 'large' } } });
  expect(spacings([node('image')], spaced)).toEqual([undefined]);
});

test('what stands in a line, keeps a distance itself, or has its spacing inside stays', () => {
  expect(spacings([node('button', { is_inline: true })], node('button'))).toEqual([undefined]);
  expect(spacings([node('button')], node('button', { is_inline: true }))).toEqual([undefined]);
  expect(spacings([node('image')], node('spacer'))).toEqual([undefined]);
  expect(spacings([node('container')], node('text'))).toEqual([undefined]);
});
