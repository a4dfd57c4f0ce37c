// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionContext } from '../../core/session/context.ts';
import { createSession } from '../../core/session/create-session.ts';
import { type EditorServices, ServicesContext } from '../../core/session/services.ts';
import { fakePorts } from '../../core/testing/fake-ports.ts';
import type { Entry } from './entries.tsx';
import { PickList } from './pick-list.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

const services = { ports: fakePorts() } as Partial<EditorServices> as EditorServices;
const session = createSession({
  sections: [
    {
      ...{ name: 'content', id: 1, label: '', usedOn: 1 },
      tree: { id: 'root', widget: 'section', properties: {}, children: [] },
    },
  ],
  pageType: 'page',
  newId: () => 'new',
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A list of commands, which note that they ran. */
function show() {
  const ran: string[] = [];
  const list = (labels: readonly string[], problem: string | null = null) => (
    <AppProvider i18n={i18n} nonce="">
      <ServicesContext value={services}>
        <SessionContext value={session}>
          <PickList
            {...{ label: 'Commands', placeholder: 'Search', testId: 'list', problem }}
            entries={labels.map(
              (label): Entry => ({
                ...{ id: label, label, group: 'go', words: '', reason: null },
                run: () => void ran.push(label),
              }),
            )}
            onClose={() => undefined}
          />
        </SessionContext>
      </ServicesContext>
    </AppProvider>
  );
  const { rerender } = render(list(['Undo', 'Redo']));
  return { ran, showNow: (...now: Parameters<typeof list>) => rerender(list(...now)) };
}

test('why entries are missing is said in place of “nothing found”, too', () => {
  const { showNow } = show();
  showNow(['Undo'], 'Couldn’t load this.');
  expect(screen.getByRole('listbox').querySelector('p')?.textContent).toBe('Couldn’t load this.');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  showNow([], 'Couldn’t load this.');
  expect(screen.getByRole('listbox').textContent).toBe('Couldn’t load this.');
});

test('the entry that the keys moved to stays the current one when more are listed above', () => {
  const { ran, showNow } = show();
  const search = screen.getByTestId('list-search');
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  showNow(['Home', 'Undo', 'Redo']);
  expect(screen.getByTestId('pick-Redo').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(ran).toEqual(['Redo']);
});

test('until then, the first one is the current one', () => {
  const { ran, showNow } = show();
  showNow(['Home', 'Undo', 'Redo']);
  fireEvent.keyDown(screen.getByTestId('list-search'), { key: 'Enter' });
  expect(ran).toEqual(['Home']);
});
