// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { emptySite, type SiteContext } from '@plinth/widgets/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeSite } from '../../core/ports/site/fake.ts';
import { SessionContext } from '../../core/session/context.ts';
import { createSession } from '../../core/session/create-session.ts';
import { type EditorServices, ServicesContext } from '../../core/session/services.ts';
import type { CommandOutcome } from '../../core/steps/step.ts';
import { fakePorts } from '../../core/testing/fake-ports.ts';
import type { Problem } from './problem.ts';
import { problemStore } from './problem-store.ts';
import { PublishCheck } from './publish-check.tsx';
import { publishQuestion } from './publish-question.ts';

const i18n = await loadI18n<Bundle>(['common', 'editor']);
const media = ((id: number) => ({ id, url: '/a.jpg', sources: [], name: `${id}.jpg` })) as unknown;
const site = fakeSite({ context: emptySite({ media: media as SiteContext['media'] }) });
const services = { ports: fakePorts({ site }) } as Partial<EditorServices> as EditorServices;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lacksAlt = (id: string): Problem => ({
  ...{ kind: 'alt', id, text: 'WIDGET.CHECK.ALT' },
  repairs: [
    {
      label: 'WIDGET.REPAIR.DESCRIBE',
      describe: { id, path: ['alt'], media: 3, maxLength: 500 },
    },
  ],
});

/** The dialog about two images without alt text. */
function show() {
  const images = ['a', 'b'].map((id) => ({
    ...{ id, widget: 'image', properties: { image_id: 3 }, children: [] },
  }));
  const tree = { id: 'root', widget: 'section', properties: {}, children: images };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  problemStore(session).setState({ problems: ['a', 'b'].map(lacksAlt), isComplete: true });
  const events: unknown[] = [];
  const altOf = (id: string) => session.store.node(id)?.properties.alt;
  const proceed = () => void events.push([altOf('a'), altOf('b')]);
  publishQuestion(session).setState({ asked: { findings: null, proceed } });
  render(
    <AppProvider i18n={i18n} nonce="">
      <ServicesContext value={services}>
        <SessionContext value={session}>
          <PublishCheck onClose={() => void events.push('close')} />
        </SessionContext>
      </ServicesContext>
    </AppProvider>,
  );
  return { session, events };
}

test('publishing sets the alt texts that are typed first', () => {
  const { events } = show();
  const [field] = screen.getAllByTestId('alt-text');
  if (field) fireEvent.change(field, { target: { value: 'A yacht on stands' } });
  fireEvent.click(screen.getByTestId('publish-anyway'));
  expect(events).toEqual(['close', ['A yacht on stands', undefined]]);
});

test('Escape and going back keep the alt texts that are typed', () => {
  const { session, events } = show();
  const [first, second] = screen.getAllByTestId('alt-text');
  if (first) fireEvent.change(first, { target: { value: 'A yacht on stands' } });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(session.store.node('a')?.properties.alt).toBe('A yacht on stands');
  if (second) fireEvent.change(second, { target: { value: 'A quay' } });
  fireEvent.click(screen.getByText('Keep editing'));
  expect(session.store.node('b')?.properties.alt).toBe('A quay');
  expect(events).toEqual(['close', 'close']);
});

test('a repair that leads elsewhere keeps the alt texts that are typed', () => {
  const { session, events } = show();
  const run = (): CommandOutcome => {
    events.push('elsewhere');
    return { refused: null };
  };
  act(() => {
    const repairs = [{ label: 'WIDGET.REPAIR.DECORATIVE', run } as const];
    problemStore(session).setState({ problems: [lacksAlt('a'), { ...lacksAlt('b'), repairs }] });
  });
  const [field] = screen.getAllByTestId('alt-text');
  if (field) fireEvent.change(field, { target: { value: 'A yacht on stands' } });
  fireEvent.click(screen.getByTestId('repair-decorative'));
  expect(session.store.node('a')?.properties.alt).toBe('A yacht on stands');
  expect(events).toEqual(['close', 'elsewhere']);
});

test('a click outside doesn’t close it', () => {
  const { events } = show();
  const overlay = document.querySelector('.mantine-Modal-overlay');
  if (overlay) fireEvent.click(overlay);
  expect([overlay === null, events]).toEqual([false, []]);
});

test('once all is repaired, it’s ready to publish', () => {
  const { session } = show();
  const button = screen.getByTestId('publish-anyway');
  expect(screen.getByRole('dialog').textContent).toContain('Publish with problems?');
  expect(button.textContent).toBe('Publish anyway');
  act(() => problemStore(session).setState({ problems: [], isComplete: true }));
  expect(screen.getByRole('dialog').textContent).toContain('Ready to publish');
  expect(button.textContent).toBe('Publish');
});

test('a missing description is asked about without saying that visitors notice it', () => {
  const { session } = show();
  const findings = { broken: [], lacksDescription: true };
  act(() => {
    problemStore(session).setState({ problems: [], isComplete: true });
    publishQuestion(session).setState({ asked: { findings, proceed: () => undefined } });
  });
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('The description for search results is missing.');
  expect(textContent).not.toContain('Some visitors');
});

test('a broken link leads to the widget that has it', () => {
  const { session, events } = show();
  const findings = {
    broken: [{ label: '/lost/', isHidden: false, node: 'b' }],
    lacksDescription: false,
  };
  act(() => publishQuestion(session).setState({ asked: { findings, proceed: () => undefined } }));
  fireEvent.click(screen.getByRole('button', { name: '/lost/' }));
  expect(events).toEqual(['close']);
  expect(session.ui.getState().selection).toEqual(['b']);
});

test('the heaviest images of a heavy page lead to their widgets', () => {
  const { session, events } = show();
  const canvas = document.createElement('div');
  canvas.innerHTML = '<div data-node-id="root"><div data-node-id="b"><img alt=""></div></div>';
  const image = canvas.querySelector('img');
  Object.defineProperty(image, 'currentSrc', { value: 'https://a.example/large.jpg' });
  document.body.append(canvas);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { encodedBodySize: 4 * 1024 ** 2 },
  ] as never);
  act(() => {
    session.elements.watch(document);
    problemStore(session).setState({ problems: [], isComplete: true });
  });
  const section = screen.getByTestId('publish-check-weight');
  expect(section.textContent).toContain('The images of this page weigh 4 MB');
  const [heaviest] = section.querySelectorAll('button');
  if (heaviest) fireEvent.click(heaviest);
  expect(events).toEqual(['close']);
  expect(session.ui.getState().selection).toEqual(['b']);
  canvas.remove();
});
