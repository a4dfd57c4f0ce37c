// @vitest-environment happy-dom
import { RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel, SITE_URL } from '../testing/open-panel.tsx';

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const save = () => fireEvent.click(screen.getByTestId('save-button'));
const flip = (name: string) => fireEvent.click(screen.getByLabelText(name));
const isClean = () => waitFor(() => expect(screen.queryByTestId('save-bar')).toBe(null));
/** The question before input is lost. */
const question = () => screen.findByText('Leave without saving?');
const answered = () =>
  waitFor(() => expect(screen.queryByText('Leave without saving?')).toBe(null));
const answer = async (name: string) => {
  await question();
  fireEvent.click(within(screen.getByTestId('unsaved-dialog')).getByText(name));
  await answered();
};

const general = { site_name: 'Harbor', address: SITE_URL };

const FIELD = 'Comment service shortname';

/** Opens a short screen: what leaving and saving do is the same on all. */
const openIntegration = async () => {
  const settings = fakeSettings({ integration: { comments_shortname: 'port' } });
  const panel = await openPanel('/settings/integration/', settings.answers);
  return { ...panel, settings, name: await field(FIELD) };
};

test.each([
  ['general', 'Site URL'],
  ['facts', /^Profile 1/],
] as const)('a single word is no URL in %s: %s', async (path, label) => {
  const { paramsOf } = await openPanel(`/settings/${path}/`, fakeSettings({ general }).answers);
  const url = await field(label);
  type(url, 'bakery');
  save();
  await screen.findByText('Enter a full URL, like https://example.com.');
  expect(url.value).toBe('bakery');
  expect(url.getAttribute('aria-invalid')).toBe('true');
  expect(paramsOf('SettingsService.save')).toEqual([]);
});

test('the example of a page’s URL follows the format that is chosen', async () => {
  await openPanel('/settings/general/', fakeSettings({ general }).answers);
  fireEvent.click(await screen.findByTestId('advanced-settings'));
  const example = screen.getByTestId('address-example');
  expect(example.textContent).toBe(`${SITE_URL}/about/`);
  flip('Add .html to URLs');
  expect(example.textContent).toBe(`${SITE_URL}/about.html`);
  flip('Clean URLs');
  expect(example.textContent).toBe(`${SITE_URL}/?url=about`);
});

test('leaving with a change asks; keeping to edit stays with what was typed', async () => {
  const { name, go, path } = await openIntegration();
  type(name, 'harbor');
  await go('/settings/mail_options/');
  await answer('Keep editing');
  expect([path(), name.value]).toEqual(['/settings/integration/', 'harbor']);
  await go('/settings/mail_options/');
  fireEvent.keyDown(await question(), { key: 'Escape' });
  await answered();
  expect([path(), name.value]).toEqual(['/settings/integration/', 'harbor']);
});

test('another address during the question loses nothing; discarding goes on', async () => {
  const { name, go, path, settings } = await openIntegration();
  type(name, 'harbor');
  await go('/settings/analytics/');
  await question();
  await go('/settings/mail_options/');
  await answer('Keep editing');
  expect([path(), name.value]).toEqual(['/settings/integration/', 'harbor']);
  await go('/settings/mail_options/');
  await answer('Discard');
  await field(/SMTP/);
  expect(path()).toBe('/settings/mail_options/');
  expect(settings.values('integration')).toMatchObject({ comments_shortname: 'port' });
});

test('leaving doesn’t ask once the change is reverted', async () => {
  const { name, go, path } = await openIntegration();
  type(name, 'harbor');
  await screen.findByTestId('save-bar');
  type(name, 'port');
  await isClean();
  await go('/settings/mail_options/');
  await field(/SMTP/);
  expect(path()).toBe('/settings/mail_options/');
});

test('saving while leaving goes on once stored, and stays at the field with an error', async () => {
  const { name, go, path, settings } = await openIntegration();
  type(name, 'my_site!');
  await go('/settings/mail_options/');
  await answer('Save');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(path()).toBe('/settings/integration/');
  type(name, 'on-the-way-out');
  await go('/settings/mail_options/');
  await answer('Save');
  await field(/SMTP/);
  expect(settings.values('integration')).toMatchObject({ comments_shortname: 'on-the-way-out' });
});

test('a setting changed elsewhere is overwritten only when asked to', async () => {
  const { name, settings } = await openIntegration();
  settings.change('integration', { comments_shortname: 'elsewhere' });
  type(name, 'here');
  save();
  await screen.findByText('Newer version found');
  expect(settings.values('integration')).toMatchObject({ comments_shortname: 'elsewhere' });
  fireEvent.click(screen.getByText('Overwrite'));
  await screen.findByText('Settings saved');
  expect(settings.values('integration')).toMatchObject({ comments_shortname: 'here' });
});

test('a shortname with a wrong character stays as typed, and is refused', async () => {
  const { name: shortname } = await openIntegration();
  type(shortname, 'my_site!');
  save();
  await waitFor(() => expect(shortname.getAttribute('aria-invalid')).toBe('true'));
  type(shortname, 'my_site! ');
  expect(shortname.value).toBe('my_site!');
  type(shortname, 'my-site');
  save();
  await screen.findByText('Settings saved');
  fireEvent.click(screen.getByTestId('advanced-settings'));
  screen.getByText(/Only for sites that were set up with an external image editor/);
});

test('an out-of-range port stays as typed, and the form shows the limit', async () => {
  await openPanel('/settings/mail_options/', fakeSettings().answers);
  fireEvent.click(await field(/SMTP/));
  const port = await field('Port');
  type(port, '70000');
  save();
  await screen.findByText(/65535/);
  expect(port.value).toBe('70000');
});

test('numbers that are left empty get their default', async () => {
  const mail = { use_smtp: true, server: 'mail.example', sender: 'a@mail.example', port: 2525 };
  const settings = fakeSettings({ mail });
  await openPanel('/settings/mail_options/', settings.answers);
  const port = await field('Port');
  fireEvent.focus(port);
  type(port, '');
  fireEvent.blur(port);
  await waitFor(() => expect(port.value).toBe('587'));
  save();
  await isClean();
  expect(settings.values('mail')).toMatchObject({ port: 587 });
});

test('a site keeps its name when the field is left empty', async () => {
  await openPanel('/settings/general/', fakeSettings({ general }).answers);
  const name = await field('Site name');
  type(name, ' ');
  fireEvent.blur(name);
  await waitFor(() => expect(name.value).toBe('Harbor'));
});

test('the sender’s name is filled with the site’s name, and follows it until it is edited', async () => {
  const settings = fakeSettings();
  await openPanel('/settings/mail_options/', settings.answers);
  const name = await field('From name');
  expect(name.value).toBe('Harbor');
  fireEvent.focus(name);
  fireEvent.blur(name);
  type(name, '');
  expect(name.value).toBe('');
  fireEvent.blur(name);
  expect(name.value).toBe('Harbor');
  expect(screen.queryByTestId('save-bar')).toBe(null);
  type(name, 'Harbor office');
  fireEvent.blur(name);
  save();
  await isClean();
  expect(settings.values('mail')).toMatchObject({ sender_name: 'Harbor office' });
  type(name, 'Harbor');
  fireEvent.blur(name);
  save();
  await isClean();
  expect([name.value, settings.values('mail')]).toMatchObject(['Harbor', { sender_name: '' }]);
});

test('settings that can’t be saved have their own message', async () => {
  await openPanel('/settings/integration/', {
    ...fakeSettings().answers,
    'SettingsService.save': () => {
      throw new RpcError('INTERNAL');
    },
  });
  type(await field(FIELD), 'harbor');
  save();
  await screen.findByText('Couldn’t save the settings. Try again.');
});
