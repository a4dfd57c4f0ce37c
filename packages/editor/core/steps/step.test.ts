import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { setValue } from '../commands/properties.ts';
import { createSession } from '../session/create-session.ts';
import { runStep, stepLabel } from './step.ts';

const text: WidgetNode = { id: 'text', widget: 'text', properties: { html: '' }, children: [] };
const column: WidgetNode = { id: 'column', widget: 'column', properties: {}, children: [text] };
const row: WidgetNode = { id: 'row', widget: 'row', properties: {}, children: [column] };

const open = (isDemo = false) =>
  createSession({
    isDemo,
    sections: [
      {
        ...{ name: 'content', id: 1, label: '', usedOn: 1 },
        tree: { id: 'root', widget: 'section', properties: {}, children: [row] },
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });

test('what can’t be stored is cleaned of every text that enters the page', () => {
  const session = open();
  setValue(session, ['text'], { path: ['html'], value: '<p>one\u000btwo\u0007</p>' });
  expect(session.store.node('text')?.properties.html).toBe('<p>one two</p>');
  const tree = { ...text, id: 'other', properties: { html: '<p>It\u0092s</p>' } };
  runStep(session, stepLabel('ADD', 'text'), {
    work: (run) => run({ type: 'createWidget', parent: 'column', index: 1, tree }),
  });
  expect(session.store.node('other')?.properties.html).toBe('<p>It’s</p>');
});

test('in a demo nothing is added, and what is there can be tried', () => {
  const session = open(true);
  const tree = { ...text, id: 'other' };
  const outcome = runStep(session, stepLabel('ADD', 'text'), {
    work: (run) => run({ type: 'createWidget', parent: 'column', index: 1, tree }),
  });
  expect(outcome.refused).toBe('demoMode');
  expect(session.store.node('other')).toBeUndefined();
  setValue(session, ['text'], { path: ['html'], value: '<p>Only tried</p>' });
  expect(session.store.node('text')?.properties.html).toBe('<p>Only tried</p>');
});
