// @vitest-environment happy-dom
import { type RedirectRecord, RpcError } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as files from '../../../list/save-file.ts';
import type { Answers } from '../../../testing/answer-calls.ts';
import { fakeSettings, listOf, openPanel } from '../../../testing/open-panel.tsx';

const redirect = (id: number, old_url: string, new_url = '/about/') =>
  ({
    ...{ id, old_url, new_url, code: 301, is_wildcard_disabled: false },
    ...{ hits: id * 10, revision: 1 },
  }) as RedirectRecord;

/** Opens the screen with redirects in memory. */
const open = async (redirects: readonly RedirectRecord[], more: Answers = {}) => {
  let items = [...redirects];
  const panel = await openPanel('/settings/redirects/', {
    ...fakeSettings().answers,
    'RedirectsService.getList': () => listOf(items),
    'RedirectsService.save': ({ item }: { readonly item: Partial<RedirectRecord> }) => {
      if (item.old_url === item.new_url)
        throw new RpcError('VALIDATION', { errors: { new_url: ['redirectLoop'] } });
      const id = item.id ?? items.length + 1;
      const stored = { ...redirect(id, ''), ...items.find((one) => one.id === id), ...item };
      items = [...items.filter((one) => one.id !== id), stored];
      return stored;
    },
    'RedirectsService.reorder': () => ({}),
    ...more,
  });
  await (redirects.length > 0
    ? screen.findAllByTestId('redirect-row')
    : screen.findByText('No redirects yet'));
  return panel;
};

const form = () => within(screen.getByTestId('redirect-form'));
const input = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(input(label), { target: { value } });
const add = () => {
  const [button] = screen.getAllByText('Add redirect');
  if (button) fireEvent.click(button);
};
const rows = () => screen.getAllByTestId('redirect-row').map(({ textContent }) => textContent);
const asked = () => screen.findByText('Leave without saving?');
const answer = async (name: string) => {
  await asked();
  fireEvent.click(within(screen.getByTestId('unsaved-dialog')).getByText(name));
  await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBe(null));
};

test('a new redirect that the server refuses stays as typed; Enter saves it', async () => {
  const { paramsOf } = await open([]);
  add();
  type('Old URL', '/old-page');
  type('New URL', '/old-page');
  fireEvent.submit(screen.getByTestId('redirect-form'));
  await form().findByText('This creates a redirect loop.');
  expect(input('Old URL').value).toBe('/old-page');
  type('New URL', '/about/');
  fireEvent.submit(screen.getByTestId('redirect-form'));
  await screen.findByText('Redirect saved');
  await waitFor(() => expect(screen.queryByTestId('redirect-form')).toBe(null));
  expect(paramsOf('RedirectsService.save').at(-1)).toEqual({
    item: { old_url: '/old-page', new_url: '/about/', code: 301, is_wildcard_disabled: false },
  });
});

test('a redirect that can’t be saved has its own message', async () => {
  await open([], {
    'RedirectsService.save': () => {
      throw new RpcError('INTERNAL');
    },
  });
  add();
  type('Old URL', '/old-page');
  type('New URL', '/about/');
  fireEvent.submit(screen.getByTestId('redirect-form'));
  await screen.findByText('Couldn’t save the redirect. Try again.');
});

test('the URL of another site is no old URL, and stays as typed', async () => {
  await open([redirect(1, '/flyer')]);
  add();
  type('Old URL', 'https://other.test/x');
  fireEvent.blur(input('Old URL'));
  await form().findByText('Enter a valid URL.');
  expect(input('Old URL').value).toBe('https://other.test/x');
});

test('another row asks before input is lost, and opens once it is saved', async () => {
  await open([redirect(1, '/catalog'), redirect(2, '/flyer')]);
  fireEvent.click(screen.getByText('/flyer'));
  type('New URL', '/services/');
  fireEvent.click(screen.getByText('/catalog'));
  await answer('Keep editing');
  expect(input('New URL').value).toBe('/services/');
  add();
  await answer('Save');
  await waitFor(() => expect(input('Old URL').value).toBe(''));
  await waitFor(() => expect(rows().join()).toContain('/services/'));
});

test('Escape closes a form, but asks before input is lost', async () => {
  await open([redirect(1, '/flyer')]);
  add();
  type('New URL', '/about/');
  fireEvent.keyDown(input('New URL'), { key: 'Escape' });
  await answer('Keep editing');
  expect(input('New URL').value).toBe('/about/');
  fireEvent.keyDown(input('New URL'), { key: 'Escape' });
  await answer('Discard');
  expect(screen.queryByTestId('redirect-form')).toBe(null);
});

test('leaving the screen asks before an unsaved redirect is lost', async () => {
  const { go, path } = await open([]);
  add();
  type('Old URL', '/unsaved');
  await go('/settings/mail_options/');
  await answer('Keep editing');
  expect([path(), input('Old URL').value]).toEqual(['/settings/redirects/', '/unsaved']);
});

test('a stored redirect gets another type', async () => {
  const { paramsOf } = await open([redirect(1, '/flyer')]);
  fireEvent.click(screen.getByText('/flyer'));
  const code = form().getByRole('combobox', { name: 'Type' });
  fireEvent.click(code);
  fireEvent.click(await screen.findByRole('option', { name: '410 Gone', hidden: true }));
  fireEvent.submit(screen.getByTestId('redirect-form'));
  await waitFor(() =>
    expect(paramsOf('RedirectsService.save')).toMatchObject([{ item: { id: 1, code: 410 } }]),
  );
  await waitFor(() => expect(rows().join()).toContain('410'));
});

test('all redirects are exported as a file', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  onTestFinished(() => saved.mockRestore());
  await open([redirect(1, '/flyer')], { 'RedirectsService.export': () => ({ csv: 'old,new' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith('redirects.csv', 'old,new', 'text/csv'),
  );
});

test('the order is changed by arrow keys', async () => {
  const { paramsOf } = await open([redirect(1, '/trips/*'), redirect(2, '/trips/special')]);
  fireEvent.keyDown(screen.getByLabelText(/^Move \/trips\/special/), { key: 'ArrowUp' });
  await waitFor(() =>
    expect(paramsOf('RedirectsService.reorder')).toEqual([{ id: 2, position: 0 }]),
  );
});

test('a file is imported once none of its lines has an error', async () => {
  const { paramsOf } = await open([redirect(1, '/flyer')], {
    'RedirectsService.import': ({ csv, apply }: { csv: string; apply?: boolean }) => {
      const hasLoop = csv.includes('/loop,/loop');
      const line = { line: 1, old_url: '/loop', new_url: '/loop', code: 301 };
      const errors = hasLoop ? { new_url: ['redirectLoop'] } : {};
      const rows = [{ ...line, status: hasLoop ? 'error' : 'ok', errors }];
      return { rows, imported: apply ? rows.length : 0 };
    },
  });
  fireEvent.click(screen.getByText('Import'));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Paste or edit redirects');
  const picker = document.querySelector('input[type=file]');
  if (picker) fireEvent.change(picker, { target: { files: [new File(['/loop,/loop'], 'a.csv')] } });
  await waitFor(() => expect(text.value).toBe('/loop,/loop'));
  fireEvent.click(screen.getByText('Check'));
  await screen.findByText(/1 line has an error\./);
  fireEvent.change(text, { target: { value: '/loop,/about/' } });
  fireEvent.click(screen.getByText('Check'));
  fireEvent.click(await screen.findByText('Import 1 redirect'));
  await screen.findByText('1 redirect imported');
  expect(paramsOf('RedirectsService.import').at(-1)).toMatchObject({ apply: true });
});

test('a URL is tested; an error of the server is shown in place of an outcome', async () => {
  await open([redirect(3, '/offers/*')], {
    'RedirectsService.test': ({ url }: { url: string }) => {
      if (url.includes('other.test'))
        throw new RpcError('VALIDATION', { errors: { url: ['otherSite'] } });
      return url === '/about/'
        ? { outcome: 'page', target: null, code: null }
        : { outcome: 'redirect', target: '/services/', code: 301 };
    },
  });
  expect(rows()[0]).toContain('30');
  const testForm = screen.getByTestId('redirect-test');
  const box = within(testForm).getByRole('textbox');
  const check = (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.submit(testForm);
  };
  check('/offers/anything');
  await within(testForm).findByText('Redirects to /services/ (301)');
  check('/about/');
  await within(testForm).findByText(/A live page uses this URL/);
  check('https://other.test/offers/anything');
  await within(testForm).findByText(/This URL belongs to another site\./);
  expect(within(testForm).getByRole('status').textContent).toBe('');
});
