// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { openNextText } from './next-text.ts';

function opened() {
  const text = { id: 'answer', widget: 'text', properties: { html: '' }, children: [] };
  const item = { id: 'item', widget: 'accordion_item', properties: {}, children: [text] };
  const accordion = { id: 'accordion', widget: 'accordion', properties: {}, children: [item] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [accordion] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML =
    '<div data-node-id="item"><b data-text="title">Question</b><div data-node-id="answer"><div data-text="html">Answer</div></div></div>';
  onTestFinished(() => page.remove());
  const element = (path: string) => page.querySelector(`[data-text="${path}"]`) as HTMLElement;
  const show = (path: string, isShown: boolean) =>
    vi
      .spyOn(element(path), 'getClientRects')
      .mockReturnValue((isShown ? [new DOMRect()] : []) as unknown as DOMRectList);
  return { session, element, show };
}

test('the text below a title is next', () => {
  const { session, element, show } = opened();
  show('html', true);
  expect(openNextText(session, element('title'), 1)).toBe(true);
  expect(session.ui.getState()).toMatchObject({
    selection: ['answer'],
    textEditing: 'answer',
    textPath: 'html',
    textOpenedAt: 'all',
  });
});

test('nothing is next if the text is hidden, or at the first and last', () => {
  const { session, element, show } = opened();
  show('html', false);
  expect(openNextText(session, element('title'), 1)).toBe(false);
  expect(openNextText(session, element('title'), -1)).toBe(false);
  expect(openNextText(session, element('html'), 1)).toBe(false);
  expect(session.ui.getState().textEditing).toBeNull();
});
