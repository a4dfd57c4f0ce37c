// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel } from '../../../testing/open-panel.tsx';

const LOCKED = 'This server doesn’t allow changing the time zone.';

/** Opens the settings of a German site with another time zone. */
async function openZone(is_time_zone_fixed: boolean) {
  const { answers } = fakeSettings({
    general: { time_zone: 'America/New_York' },
    site_facts: { country: 'DE' },
  });
  const { paramsOf } = await openPanel('/settings/general/', answers, {
    config: { is_time_zone_fixed },
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
  await waitFor(() =>
    expect(paramsOf('SettingsService.get')).toContainEqual({ group: 'site_facts' }),
  );
  return field;
}

const description = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const suggestion = () => screen.queryByRole('button', { name: /^Use / });

test('a time zone that the configuration fixes is shown, locked, with the reason', async () => {
  const zone = await openZone(true);
  expect(zone.value).toContain('New York');
  expect(zone.disabled).toBe(true);
  expect(description(zone)).toBe(LOCKED);
  expect(suggestion()).toBeNull();
  fireEvent.click(zone);
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('another time zone can be chosen, with the time there', async () => {
  const zone = await openZone(false);
  expect(zone.disabled).toBe(false);
  expect(description(zone)).not.toContain(LOCKED);
  await waitFor(() => expect(suggestion()).not.toBeNull());
});
