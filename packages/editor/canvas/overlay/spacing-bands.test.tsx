// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { editInlineText } from '../../core/commands/edit-inline-text.ts';
import { SessionContext } from '../../core/session/context.ts';
import { createSession } from '../../core/session/create-session.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { SpacingBands } from './spacing-bands.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

afterEach(cleanup);

test('Tab out of a text that just opened reaches no grip of its widget', async () => {
  const button = { id: 'go', widget: 'button', properties: { label: 'Go' }, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [button] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  const overlay = { add: () => () => undefined, request: () => undefined };
  const frame = document.createElement('iframe');
  const canvas = { document, window, frame, overlay } as unknown as CanvasHandle;
  render(
    <AppProvider i18n={i18n} nonce="">
      <SessionContext value={session}>
        <SpacingBands canvas={canvas} />
      </SessionContext>
    </AppProvider>,
  );
  const grips = () => screen.queryAllByRole('slider', { hidden: true });
  act(() => session.ui.setState({ selection: ['go'] }));
  await waitFor(() => expect(grips()).toHaveLength(4));
  act(() => editInlineText(session, 'go'));
  expect(grips()).toHaveLength(0);
});
