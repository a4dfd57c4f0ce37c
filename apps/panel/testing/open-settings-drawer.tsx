import type { EditedOwner } from '@plinth/editor';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { EditedKind } from '../document-editor/edited-kind.ts';
import { useOwnerSettings } from '../document-editor/use-owner-settings.tsx';
import { panelRoute } from '../router/route.ts';
import type { Answers } from './answer-calls.ts';
import { openPanel } from './open-panel.tsx';

/**
 * Opens the settings of an owner as the editor does, without the editor around them. `events` has
 * each reload of the document that they asked for.
 */
export async function openSettingsDrawer(of: EditedKind, opened: EditedOwner, answers: Answers) {
  const events: 'reload'[] = [];
  const Probe = () => {
    const [reload] = useState(() => () => void events.push('reload'));
    const { owner, openSettings, drawer } = useOwnerSettings({ of, opened, unsaved: null, reload });
    return (
      <main>
        <button type="button" onClick={openSettings} data-testid="open-settings" />
        <output>{`${owner.name} ${owner.status}`}</output>
        {drawer}
      </main>
    );
  };
  const route = panelRoute({ path: '/settings-drawer/', title: 'ROUTE.DASHBOARD', screen: Probe });
  const panel = await openPanel('/settings-drawer/', answers, { more: [route] });
  const button = await screen.findByTestId('open-settings');
  act(() => button.click());
  const drawer = await screen.findByRole('dialog');
  return { ...panel, events, drawer, shown: () => document.querySelector('output')?.textContent };
}
