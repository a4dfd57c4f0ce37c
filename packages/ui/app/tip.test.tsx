// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProvider } from './app-provider.tsx';

const i18n = await loadI18n<Bundle>(['common']);

afterEach(cleanup);

test('a tooltip of a focused element closes when the wheel scrolls', async () => {
  render(
    <AppProvider i18n={i18n} nonce="">
      <div data-tip="Widget default" data-tip-on-focus>
        <input aria-label="Layer name" />
      </div>
    </AppProvider>,
  );
  const field = screen.getByLabelText('Layer name');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => field.focus());
  expect(await screen.findByText('Widget default')).toBeTruthy();
  fireEvent.scroll(document.body);
  expect(screen.queryByText('Widget default')).not.toBeNull();
  fireEvent.wheel(field);
  await expect.poll(() => screen.queryByText('Widget default')).toBeNull();
});
