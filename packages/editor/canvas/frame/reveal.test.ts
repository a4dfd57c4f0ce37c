// @vitest-environment happy-dom
import { createWidget, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { undoOrRedo } from '../../core/history/undo-redo.ts';
import { createSession } from '../../core/session/create-session.ts';
import { runStep, stepLabel } from '../../core/steps/step.ts';
import { revealSelection } from './reveal.ts';

const node = (id: string, widget: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

/** A page that was scrolled away from its selection to blocks at these heights in a view of 600 px. */
function scrolled(places: { readonly [id: string]: readonly [top: number, bottom: number] }) {
  const blocks = Object.keys(places).map((id) => node(id, 'block'));
  const session = createSession({
    sections: [
      { name: 'content', id: 1, label: '', tree: node('root', 'section', ...blocks), usedOn: 1 },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  let isScrolled = false;
  document.body.replaceChildren();
  session.elements.watch(document);
  const show = (id: string, [top, bottom]: readonly [number, number]) => {
    const element = document.createElement('div');
    element.dataset.nodeId = id;
    element.getBoundingClientRect = () => new DOMRect(0, top, 1280, bottom - top);
    element.scrollIntoView = () => {
      isScrolled = true;
    };
    document.body.append(element);
  };
  for (const [id, place] of Object.entries(places)) show(id, place);
  const view = {
    innerHeight: 600,
    scrollY: 0,
    scrollBy: () => undefined,
    requestAnimationFrame: (work: () => void) => work(),
  };
  session.ui.setState({ selection: ['far'] });
  revealSelection(session, view as unknown as Window);
  return { session, isScrolled: () => isScrolled };
}

test('undo leaves the page in place while a part of what changes is in view', () => {
  const { session, isScrolled } = scrolled({
    far: [-3000, -2400],
    near: [-300, 200],
    next: [200, 900],
  });
  runStep(session, stepLabel('BLOCK'), {
    select: ['added'],
    work: (run) => run(createWidget({ parent: 'root', index: 3, tree: node('added', 'block') })),
  });
  undoOrRedo(session, 'undo');
  expect(session.ui.getState().selection).toEqual(['far']);
  expect(isScrolled()).toBe(false);
});

test('undo scrolls to what changes outside the view', () => {
  const { session, isScrolled } = scrolled({
    far: [-3000, -2400],
    near: [-300, 200],
    next: [200, 900],
  });
  runStep(session, stepLabel('BLOCK'), {
    work: (run) => run(createWidget({ parent: 'root', index: 0, tree: node('added', 'block') })),
  });
  undoOrRedo(session, 'undo');
  expect(isScrolled()).toBe(true);
});
