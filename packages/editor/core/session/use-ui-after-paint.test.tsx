// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { SessionContext } from './context.ts';
import { createSession } from './create-session.ts';
import { useUiAfterPaint } from './use-ui-after-paint.ts';

function renderSelected() {
  const session = createSession({
    sections: [
      {
        name: 'content',
        id: 1,
        label: '',
        tree: { id: 'root', widget: 'section', properties: {}, children: [] },
        usedOn: 1,
      },
    ],
    pageType: 'page',
    newId: () => 'n1',
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const hook = renderHook(() => useUiAfterPaint(({ selection }) => selection.at(-1) ?? null), {
    wrapper,
  });
  // What waits for a paint must not run after the test's window is gone.
  onTestFinished(hook.unmount);
  const select = (id: string) => act(() => session.ui.setState({ selection: [id] }));
  return { select, shown: hook.result };
}

test('renders with a new value once a frame was painted', async () => {
  const { select, shown } = renderSelected();
  select('one');
  select('two');
  expect(shown.current[0]).toBeNull();
  await waitFor(() => expect(shown.current[0]).toBe('two'));
});

test('renders with the current value when flushed', () => {
  const { select, shown } = renderSelected();
  select('one');
  act(() => shown.current[1]());
  expect(shown.current[0]).toBe('one');
});
