// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { ExpiryWarning } from './expiry-warning.tsx';

const LINK = { expires: Date.UTC(2030, 0, 1, 12), isExpiring: true, isAtLimit: false };

test('a link that expires soon can be extended', () => {
  const extend = vi.fn();
  renderPanel(<ExpiryWarning link={{ ...LINK, extend }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Extend' }));
  expect(extend).toHaveBeenCalledOnce();
});

test('after a day, the warning says how to get a new link instead', () => {
  renderPanel(<ExpiryWarning link={{ ...LINK, isAtLimit: true, extend: vi.fn() }} />);
  expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull();
  expect(screen.getByText(/24 hours at most.*npx plinth owner setup-link/)).toBeTruthy();
});
