// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { editInlineText, writableText } from './edit-inline-text.ts';

function opened(html: string) {
  const player = { id: 'one', widget: 'audio_player', properties: { title: 'Horn' }, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [player] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  document.body.innerHTML = html;
  session.elements.watch(document);
  session.ui.setState({ selection: ['one'] });
  return session;
}

afterEach(() => document.body.replaceChildren());

test('letters write into the text of the selected widget, also before it is on the page', () => {
  const text = { id: 'one', path: 'title' };
  const shown = '<div data-node-id="one"><p data-text="title">Horn</p></div>';
  for (const html of [shown, '']) expect(writableText(opened(html))).toEqual(text);
});

test('a text that its widget does not show receives no letters and does not open', () => {
  const session = opened('<div data-node-id="one"></div>');
  expect(writableText(session)).toBeNull();
  editInlineText(session, 'one');
  expect(session.ui.getState().textEditing).toBeNull();
});
