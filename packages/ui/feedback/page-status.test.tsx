// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProvider } from '../app/app-provider.tsx';
import {
  PageStatus,
  SiteZoneProvider,
  UnderConstructionProvider,
  useStatusLabel,
} from './page-status.tsx';

const i18n = await loadI18n<Bundle>(['common']);

afterEach(cleanup);

const STATUSES = ['publish', 'pending', 'draft', 'future'] as const;

const Choices = () => {
  const labelOf = useStatusLabel();
  return <p>{STATUSES.map((status) => i18n.t(labelOf(status))).join()}</p>;
};

const shown = (isUnderConstruction: boolean) => {
  const { container } = render(
    <AppProvider i18n={i18n} nonce="">
      <UnderConstructionProvider value={isUnderConstruction}>
        {STATUSES.map((status) => (
          <PageStatus key={status} page={{ status }} />
        ))}
        {(['not_found', 'under_construction'] as const).map((service) => (
          <PageStatus key={service} page={{ status: 'publish', service }} />
        ))}
        <Choices />
      </UnderConstructionProvider>
    </AppProvider>,
  );
  const chips = [...container.querySelectorAll('.pl-chip')].map((chip) => chip.textContent);
  return {
    chips: chips.slice(0, STATUSES.length),
    system: chips.slice(STATUSES.length),
    choices: container.querySelector('p')?.textContent,
  };
};

test('a page is published only on a site that is live', () => {
  const { chips, choices } = shown(false);
  expect(chips).toEqual(['Published', 'Pending review', 'Draft', 'Scheduled']);
  expect(choices).toBe('Published,Pending review,Draft,Scheduled');
});

test('a page of a site under construction goes live at launch, in lists and choices alike', () => {
  const { chips, choices } = shown(true);
  expect(chips).toEqual(['Live at launch', 'Pending review', 'Draft', 'Scheduled']);
  expect(choices).toBe('Live at launch,Pending review,Draft,Scheduled');
});

test('a system page says what it is, and whether visitors see it now', () => {
  expect(shown(false).system).toEqual(['System page', 'System page']);
  cleanup();
  expect(shown(true).system).toEqual(['System page', 'Shown now']);
});

test('a scheduled page says its time in the time zone of the site, which has its name', async () => {
  const texts = await loadI18n<Bundle>(['common', 'panel']);
  const { container } = render(
    <AppProvider i18n={texts} nonce="">
      <SiteZoneProvider value="Asia/Tokyo">
        <PageStatus page={{ status: 'future', published_at: '2031-03-11T20:30:00.000Z' }} />
      </SiteZoneProvider>
    </AppProvider>,
  );
  expect(container.querySelector('.pl-chip')?.textContent).toMatch(/Mar 12, 2031, 5:30/);
  expect(container.querySelector('[title]')?.getAttribute('title')).toContain('Asia/Tokyo');
});
