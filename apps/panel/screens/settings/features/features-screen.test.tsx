// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel } from '../../../testing/open-panel.tsx';
// The screen has all widgets. They load before the test, whose time is limited.
import './screen.tsx';

test('presets of a widget can’t be turned off while it can’t be added', {
  timeout: 20_000,
}, async () => {
  await openPanel('/settings/features/', fakeSettings().answers);
  // Names of all widgets load first.
  const addable = await screen.findByLabelText('Button can be added', {}, { timeout: 15_000 });
  const presets = screen.getByLabelText<HTMLInputElement>('Presets of Button');
  expect(presets.disabled).toBe(false);
  fireEvent.click(addable);
  await waitFor(() => expect(presets.disabled).toBe(true));
  expect(screen.queryByLabelText('Presets of Spacer')).toBeNull();
});
