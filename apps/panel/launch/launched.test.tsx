// @vitest-environment happy-dom
import type { LaunchRisk } from '@plinth/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Boot, BootContext } from '../session/boot.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { Launched } from './launched.tsx';

const address = 'https://harbor.example';

/** Shows a launched site after a check that found these risks. */
const show = (risks: readonly LaunchRisk[]) => {
  const queries = new QueryClient();
  queries.setQueryData(['launch-connection', address], { risks });
  const config = { address, main_page: 1, is_address_local: false };
  renderPanel(
    <BootContext value={{ config } as Boot}>
      <QueryClientProvider client={queries}>
        <Launched report={{ card: null, has_site_password: false }} onOpen={() => undefined} />
      </QueryClientProvider>
    </BootContext>,
  );
};

test('a site that visitors can open has a QR code and a URL to copy', () => {
  show(['mail_missing']);
  screen.getByText(/Everyone can visit it/);
  screen.getByTestId('launch-qr');
  screen.getByRole('button', { name: 'Copy URL' });
});

test('a site that visitors can’t open says why, and has no QR code', () => {
  show(['certificate_expired']);
  screen.getByText(/its URL isn’t ready/);
  screen.getByTestId('risk-certificate_expired');
  screen.getByRole('button', { name: 'Check again' });
  expect(screen.queryByText(/Everyone can visit it/)).toBe(null);
  expect(screen.queryByTestId('launch-qr')).toBe(null);
  screen.getByRole('button', { name: 'Copy URL' });
});

test('the launch is announced together with what keeps visitors out', async () => {
  show(['certificate_expired']);
  await waitFor(() =>
    expect(screen.getByTestId('announcer').textContent).toContain(
      'Your site is launched. Visitors can’t open your site yet. The certificate has expired',
    ),
  );
});

test('the button that checks again keeps the focus while it does', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  show(['certificate_expired']);
  const again = screen.getByRole('button', { name: 'Check again' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(again);
});
