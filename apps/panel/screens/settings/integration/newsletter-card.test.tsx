// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel } from '../../../testing/open-panel.tsx';

const KEY = 'Newsletter API key';
const keyField = () => screen.findByLabelText<HTMLInputElement>(KEY);
const chooseService = async (name: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Newsletter service' }));
  fireEvent.click(await screen.findByText(name));
};

test('a key leads to the lists of the account, of which one is saved', async () => {
  const settings = fakeSettings({ integration: {} });
  const { paramsOf } = await openPanel('/settings/integration/', {
    ...settings.answers,
    'SubscribersService.checkKey': ({ api_key }: { readonly api_key: string }) => {
      if (api_key === 'wrong') {
        throw new RpcError('VALIDATION', {
          message: 'MODULE.NEWSLETTER.API_KEY_INVALID',
          errors: { newsletter_api_key: ['valueInvalid'] },
        });
      }
      return { lists: [{ id: '7', name: 'Harbor news' }] };
    },
  });
  await chooseService('Brevo');
  fireEvent.change(await keyField(), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByText('Load lists'));
  await screen.findByText('The newsletter API key isn’t valid. Copy it again from your account.');
  fireEvent.change(await keyField(), { target: { value: 'right' } });
  await waitFor(() =>
    expect(
      screen.queryByText('The newsletter API key isn’t valid. Copy it again from your account.'),
    ).toBe(null),
  );
  fireEvent.click(screen.getByText('Load lists'));
  fireEvent.click(screen.getByRole('combobox', { name: /^List/ }));
  fireEvent.click(await screen.findByText('Harbor news'));
  fireEvent.click(screen.getByTestId('save-button'));
  await waitFor(() =>
    expect(paramsOf('SettingsService.save')).toMatchObject([
      {
        values: {
          ...{ newsletter_provider: 'brevo', newsletter_api_key: 'right' },
          newsletter_list: '7',
        },
      },
    ]),
  );
});

test('another service needs its own key', async () => {
  const settings = fakeSettings({
    integration: { newsletter_provider: 'mailchimp', newsletter_list: 'a1b2' },
  });
  await openPanel('/settings/integration/', {
    ...settings.answers,
    'SettingsService.get': (group: never) => ({
      ...(settings.answers['SettingsService.get']?.(group) as object),
      secrets: { newsletter_api_key: true },
    }),
    'SubscribersService.checkKey': () => ({ lists: [{ id: 'a1b2', name: 'Harbor news' }] }),
  });
  const load = () => screen.getByText('Load lists').closest('button');
  fireEvent.change(await keyField(), { target: { value: 'typed' } });
  expect(load()?.disabled).toBe(false);
  await chooseService('Brevo');
  await waitFor(() => expect(load()?.disabled).toBe(true));
  expect((await keyField()).value).toBe('');
  await chooseService('Mailchimp');
  await waitFor(() => expect(load()?.disabled).toBe(false));
});
