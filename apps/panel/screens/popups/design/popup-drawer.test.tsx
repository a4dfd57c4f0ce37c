// @vitest-environment happy-dom
import type { PopupRecord } from '@plinth/contract';
import { PopupProperties } from '@plinth/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf } from '../../../testing/open-panel.tsx';
import { openSettingsDrawer } from '../../../testing/open-settings-drawer.tsx';
import { editedPopup } from './edited-popup.ts';
import { popupKind } from './popup-kind.ts';

const popup = {
  ...{ id: 3, name: 'Offer', revision: 2, full_url: 'https://harbor.example/_popup-3/' },
  ...{ created: '2026-11-01T10:00:00.000Z', modified: '2026-11-02T10:00:00.000Z' },
  properties: PopupProperties.parse({}),
} as unknown as PopupRecord;

test('popup settings open over the editor and are saved with their revision', async () => {
  let stored = popup;
  type Save = { readonly item: Partial<PopupRecord>; readonly revision: number };
  const { drawer, shown, events, paramsOf } = await openSettingsDrawer(
    popupKind,
    editedPopup(popup),
    {
      'PopupsService.get': () => stored,
      'PopupsService.save': ({ item, revision }: Save) => {
        stored = { ...stored, ...item, revision: revision + 1 };
        return stored;
      },
      'PagesService.getList': () => listOf([]),
    },
  );
  expect(drawer.textContent).toContain('Popup settings');
  const name = await within(drawer).findByLabelText('Name');
  fireEvent.change(name, { target: { value: 'Sale' } });
  fireEvent.keyDown(name, { key: 'Escape' });
  const asked = await screen.findByTestId('unsaved-dialog');
  fireEvent.click(await within(asked).findByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown()).toBe('Sale publish');
  expect(paramsOf('PopupsService.save')).toEqual([{ item: { id: 3, name: 'Sale' }, revision: 2 }]);
  expect(events).toEqual([]);
});
