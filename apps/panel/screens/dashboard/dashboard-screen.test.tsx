// @vitest-environment happy-dom
import type { LaunchReport, PageRecord, SampleContent } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, listOf, openPanel } from '../../testing/open-panel.tsx';

const HOME = {
  ...{ id: 1, name: 'Home', url: '', full_url: '/', is_home: true, service: null },
  ...{ status: 'publish', visibility: 'public', parent_id: null, position: 1, revision: 1 },
  ...{ created: '2031-03-12T00:00:00.000Z', modified: '2031-03-12T00:00:00.000Z' },
  seo_description: '',
} as Partial<PageRecord> as PageRecord;

const SAMPLE: SampleContent = {
  part: { kind: 'page', name: 'Home', owner: { kind: 'page', id: 1 } },
  texts: [{ text: 'Know what’s under the paint.', node: 'title', path: 'html' }],
  ...{ images: [], in_search: [] },
};

/** A site that the starter has just made, not launched yet. */
async function openDashboard() {
  const settings = fakeSettings({ general: { under_construction: true } });
  const isClosed = () =>
    (settings.values('general') as { under_construction: boolean }).under_construction;
  const report = (): LaunchReport => ({
    ...{ is_under_construction: isClosed(), has_site_password: false, card: null },
    ...{ samples: [SAMPLE], drafts: [], problems: [], shown: [], has_own_image: false },
    revision: settings.revision('general'),
  });
  const panel = await openPanel(
    '/dashboard/',
    {
      ...settings.answers,
      'PagesService.getList': () => listOf([HOME]),
      'PagesService.getTree': () => ({ items: [HOME] }),
      'PostsService.getList': () => listOf([]),
      'MenusService.getList': () => listOf([]),
      'LaunchService.getReport': report,
      'LaunchService.checkConnection': () => ({ risks: ['mail_missing'] }),
      'SystemService.getHealth': () => ({ findings: [] }),
    },
    { config: { is_under_construction: true, main_page: null, is_address_local: true } },
  );
  await screen.findByTestId('onboarding-card');
  return { ...panel, settings, isClosed };
}

const openLaunch = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Start: Launch your site' }));
  return screen.findByTestId('launch-now');
};

test('the checklist counts only what the owner did, and its last step launches the site', async () => {
  const { isClosed } = await openDashboard();
  const checklist = () => screen.getByTestId('onboarding-card').textContent;
  expect(checklist()).toContain('0 of 6 complete');
  fireEvent.click(await openLaunch());
  await screen.findByTestId('launched');
  expect(isClosed()).toBe(false);
  await waitFor(() => expect(checklist()).toContain('1 of 6 complete'));
});

test('settings changed in another window are checked again before the launch', async () => {
  const { settings, isClosed } = await openDashboard();
  const launch = await openLaunch();
  settings.change('general', { lazy_loading: false });
  fireEvent.click(launch);
  await screen.findByText(/changed in another window/);
  expect(isClosed()).toBe(true);
  fireEvent.click(screen.getByTestId('launch-now'));
  await screen.findByTestId('launched');
});

test('a site that another window has launched is shown as live', async () => {
  const { settings } = await openDashboard();
  const launch = await openLaunch();
  settings.change('general', { under_construction: false });
  fireEvent.click(launch);
  await screen.findByTestId('launched');
  expect(screen.queryByTestId('launch-now')).toBe(null);
});

test('each sample text leads to the editor, which gets its place on the page', async () => {
  await openDashboard();
  fireEvent.click(screen.getByRole('button', { name: /^Replace 1 sample/ }));
  const samples = within(await screen.findByTestId('launch-samples'));
  fireEvent.click(samples.getByRole('button', { name: 'Details: Home' }));
  const link = samples.getByText('Know what’s under the paint.').closest('a');
  const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '', 'https://x.example');
  expect(pathname).toBe('/pages/1/design/');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ section: 'content', node: 'title', text: 'html' },
  });
});
