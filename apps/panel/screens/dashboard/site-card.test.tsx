// @vitest-environment happy-dom
import type { LaunchRisk } from '@plinth/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Boot, BootContext } from '../../session/boot.ts';
import { renderPanel } from '../../testing/render-panel.tsx';
import { SiteCard } from './site-card.tsx';

const address = 'https://harbor.example';

/** Shows a launched site, after a check that found these risks or, without any, while it runs. */
const show = (risks?: readonly LaunchRisk[]) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  const queries = new QueryClient();
  if (risks) queries.setQueryData(['launch-connection', address], { risks });
  const config = { address, main_page: null, is_mail_configured: true, site_name: 'Harbor' };
  renderPanel(
    <BootContext value={{ config } as Boot}>
      <QueryClientProvider client={queries}>
        <SiteCard onLaunch={() => undefined} />
      </QueryClientProvider>
    </BootContext>,
  );
};

test('a site that visitors can open is live, whether it can send email or not', () => {
  show(['mail_unreachable']);
  screen.getByText('Live');
});

test.each(['address_unreachable', 'certificate_expired'] as const)(
  'a launched site isn’t live with the risk %s',
  (risk) => {
    show([risk]);
    screen.getByText('Not reachable');
    screen.getByText('Visitors can’t open your site yet.');
    expect(screen.queryByText('Live')).toBe(null);
  },
);

test('a launched site isn’t called live while its URL is checked', () => {
  show();
  screen.getByText('Checking…');
  expect(screen.queryByText('Live')).toBe(null);
});
