// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, render, screen } from '@testing-library/react';
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

/** A list of commands. */
function show() {
  const list = (labels: readonly string[], problem: string | null = null) => (
    <AppProvider i18n={i18n} nonce="">
      <ServicesContext value={services}>
        <SessionContext value={session}>
          <PickList
            {...{ label: 'Commands', placeholder: 'Search', testId: 'list', problem }}
            entries={labels.map(
              (label): Entry => ({
                ...{ id: label, label, group: 'go', words: '', reason: null },
                run: () => undefined,
              }),
            )}
            onClose={() => undefined}
          />
        </SessionContext>
      </ServicesContext>
    </AppProvider>
  );
  const { rerender } = render(list(['Undo', 'Redo']));
  return { showNow: (...now: Parameters<typeof list>) => rerender(list(...now)) };
}

test('why entries are missing is said in place of “nothing found”, too', () => {
  const { showNow } = show();
  showNow(['Undo'], 'Couldn’t load this.');
  expect(screen.getByRole('listbox').querySelector('p')?.textContent).toBe('Couldn’t load this.');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  showNow([], 'Couldn’t load this.');
  expect(screen.getByRole('listbox').textContent).toBe('Couldn’t load this.');
});
