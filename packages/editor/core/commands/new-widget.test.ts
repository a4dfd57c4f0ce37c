import { type Bundle, loadI18n } from '@plinth/i18n';
import type { WidgetNode } from '@plinth/model';
import { loadWidgets, WIDGETS } from '@plinth/widgets';
import { beforeAll, expect, test } from 'vitest';
import { newWidget, type WidgetMaker } from './new-widget.ts';

const i18n = await loadI18n<Bundle>(['widgets']);

beforeAll(() => loadWidgets());

const maker = (text: WidgetMaker['text']): WidgetMaker => ({ newId: () => 'new', text });

const checked = ({ widget, properties, children }: WidgetNode): void => {
  const parsed = WIDGETS.get(widget)?.properties.safeParse(properties);
  expect(parsed?.error?.issues ?? [], widget).toEqual([]);
  for (const child of children) checked(child);
};

test.each([...WIDGETS.keys()])('a new %s is valid with its texts', (widget) => {
  checked(newWidget(maker(i18n.t), widget));
});

test('texts come in the language of the panel', () => {
  const german = (key: string) => `${i18n.t(key as 'WIDGET.BUTTON.NAME')} auf Deutsch`;
  const { children } = newWidget(maker(german), 'accordion');
  expect(children.map(({ properties }) => properties)).toEqual([
    { is_open: true, title: 'First question auf Deutsch' },
    { title: 'Second question auf Deutsch' },
    { title: 'Third question auf Deutsch' },
  ]);
  expect(newWidget(maker(german), 'completion_bars').properties.items).toEqual([
    { value: 90, label: 'First skill auf Deutsch' },
    { value: 75, label: 'Second skill auf Deutsch' },
    { value: 60, label: 'Third skill auf Deutsch' },
  ]);
});

test('items and buttons have their first text stored, so that it is the owner’s', () => {
  expect(newWidget(maker(i18n.t), 'accordion_item').properties.title).toBe('Title');
  expect(newWidget(maker(i18n.t), 'button').properties.label).toBe('Button');
});
