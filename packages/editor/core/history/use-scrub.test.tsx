// @vitest-environment happy-dom
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SessionContext } from '../session/context.ts';
import { createSession } from '../session/create-session.ts';
import { startScrub } from './scrub.ts';
import { useScrub } from './use-scrub.ts';

const opened = () => {
  const tree = { id: 'root', widget: 'section', properties: {}, children: [] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  const field = renderHook(useScrub, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  return { session, field, isScrubbing: () => session.ui.getState().isScrubbing };
};

const pressed = () => {
  const { field, isScrubbing } = opened();
  act(() => field.result.current());
  return isScrubbing;
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a drag goes on when the focus moves meanwhile', async () => {
  const isScrubbing = pressed();
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.blur(field);
  await frame();
  expect(isScrubbing()).toBe(true);
  fireEvent.pointerUp(field);
  await waitFor(() => expect(isScrubbing()).toBe(false));
  field.remove();
});

test('a drag ends when the window loses the focus', async () => {
  const isScrubbing = pressed();
  fireEvent.blur(window);
  await waitFor(() => expect(isScrubbing()).toBe(false));
});

test('a field that disappears ends its own drag, and no other', () => {
  const { session, field, isScrubbing } = opened();
  startScrub(session);
  field.unmount();
  expect(isScrubbing()).toBe(true);
  const other = opened();
  act(() => other.field.result.current());
  other.field.unmount();
  expect(other.isScrubbing()).toBe(false);
});
