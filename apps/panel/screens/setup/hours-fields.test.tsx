// @vitest-environment happy-dom
import { type UseFormReturnType, useForm } from '@mantine/form';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { HoursFields } from './hours-fields.tsx';
import { enteredHours, NO_HOURS } from './open-hours.ts';
import type { SiteFactValues } from './use-site-facts.ts';

function open() {
  let form: UseFormReturnType<SiteFactValues> | undefined;
  const Fields = () => {
    const initialValues = { ...NO_HOURS, country: 'United States', profiles: '' } as SiteFactValues;
    form = useForm({ initialValues });
    return <HoursFields form={form} />;
  };
  renderPanel(<Fields />);
  return { entered: () => enteredHours(form?.getValues() ?? NO_HOURS) };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const toggle = (name: string, day: string) =>
  fireEvent.click(group(name).getByRole('checkbox', { name: day }));
const isOpenOn = (name: string, day: string) =>
  group(name).getByRole<HTMLInputElement>('checkbox', { name: day }).checked;
const type = (name: string, label: string, value: string) =>
  fireEvent.change(group(name).getByLabelText(label), { target: { value } });

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test('fills in and clears usual hours', () => {
  const { entered } = open();
  expect(entered()).toEqual([]);
  press('Use 09:00 AM–05:00 PM');
  expect(entered()).toEqual([{ days: WEEKDAYS, opens: '09:00', closes: '17:00' }]);
  press('Clear: Opening hours');
  expect(entered()).toEqual([]);
});

test('a day that gets other hours loses the usual ones', () => {
  const { entered } = open();
  toggle('Opening hours', 'Monday');
  type('Opening hours', 'Opens', '07:00');
  type('Opening hours', 'Closes', '15:00');
  press('Different hours on some days');
  expect(isOpenOn('Other hours', 'Monday')).toBe(true);
  expect(document.activeElement).toBe(group('Other hours').getAllByRole('checkbox')[0]);
  for (const day of ['Monday', 'Sunday', 'Friday']) toggle('Other hours', day);
  expect(isOpenOn('Opening hours', 'Friday')).toBe(false);
  type('Other hours', 'Opens', '08:00');
  type('Other hours', 'Closes', '12:00');
  expect(entered()).toEqual([
    { days: ['tuesday', 'wednesday', 'thursday'], opens: '07:00', closes: '15:00' },
    { days: ['friday', 'saturday'], opens: '08:00', closes: '12:00' },
  ]);
});

test('other hours are removed again, with what they lacked', () => {
  const { entered } = open();
  press('Different hours on some days');
  type('Other hours', 'Opens', '08:00');
  press('Remove other hours');
  expect(screen.queryByRole('group', { name: 'Other hours' })).toBeNull();
  expect(entered()).toEqual([]);
  const again = screen.getByRole('button', { name: 'Different hours on some days' });
  expect(document.activeElement).toBe(again);
});

test('completes the URLs of profiles', () => {
  open();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Social profiles');
  fireEvent.change(field, { target: { value: 'instagram.com/me' } });
  fireEvent.blur(field);
  expect(field.value).toBe('https://instagram.com/me');
});
