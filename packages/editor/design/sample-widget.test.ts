import { loadWidgets } from '@plinth/widgets';
import { beforeAll, expect, test } from 'vitest';
import { sampleWidget } from './sample-widget.ts';

beforeAll(() => loadWidgets());

const t = (key: string) => (key === 'EDITOR.PRESETS.SAMPLE_TEXT' ? 'Words' : key);

test('containers have a text in them', () => {
  const text = { widget: 'text', properties: { html: '<p>Words</p>' } };
  expect(sampleWidget('container', t).children).toMatchObject([text]);
  expect(sampleWidget('button', t).children).toEqual([]);
});

test('widgets that show others side by side have several with a text', () => {
  const text = { widget: 'text', properties: { html: '<p>Words</p>' } };
  const slide = { widget: 'slider_item', children: [text] };
  for (const widget of ['carousel', 'slider'])
    expect(sampleWidget(widget, t).children).toMatchObject(Array(4).fill(slide));
  expect(sampleWidget('accordion', t).children).toMatchObject(
    Array(3).fill({ widget: 'accordion_item', children: [text] }),
  );
});
