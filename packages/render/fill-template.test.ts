import type { WidgetNode } from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const place = [...WIDGETS.values()].find(({ holdsPost }) => holdsPost)?.name ?? '';

const node = (id: string, widget: string, children: readonly WidgetNode[] = []): WidgetNode => ({
  ...{ id, widget, properties: {} },
  children: [...children],
});
const text = (id: string) => node(id, 'text');
const post = node('w0', 'section', [text('w1')]);

const ids = ({ id, children }: WidgetNode): unknown => [id, ...children.map(ids)];

test('a post takes its place in the template', () => {
  const template = node('w0', 'section', [text('w1'), node('w2', place), text('w3')]);
  expect(ids(fillTemplate(template, post))).toEqual([
    'template-w0',
    ['template-w1'],
    ['template-w2', ['w1']],
    ['template-w3'],
  ]);
});

test('a post is at the end of a template that has no place for it', () => {
  const template = node('w0', 'section', [text('w1')]);
  expect(ids(fillTemplate(template, post))).toEqual(['template-w0', ['template-w1'], ['w1']]);
});
