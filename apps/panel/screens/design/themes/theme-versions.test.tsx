// @vitest-environment happy-dom
import { RpcError, type ThemeRecord } from '@plinth/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../../../testing/answer-calls.ts';
import { openPanel } from '../../../testing/open-panel.tsx';

const COVE: ThemeRecord = {
  ...{ id: 'cove', name: 'Cove', version: '1.2.0', description: '', author: 'Tester' },
  ...{ is_active: true, min_version: '3.0.0', is_compatible: true, is_shipped: false },
  ...{ colors: [], fonts: [], pages: [], previews: null, gallery: [], saved_at: null },
  ...{ update: null, former_version: null },
};
const UPDATE: ThemeRecord['update'] = {
  ...{ version: '2.0.0', released: '2026-11-20T09:00:00.000Z', notes: 'Wider pages.' },
  ...{ size: 2_097_152, min_version: '3.0.0', is_compatible: true },
};

const open = (change: Partial<ThemeRecord>, answers: Answers = {}, list: object = {}) => {
  let theme = { ...COVE, ...change };
  const become = (next: Partial<ThemeRecord>) => () => {
    theme = { ...COVE, ...next };
    return theme;
  };
  return openPanel('/design/themes/', {
    'ThemesService.getList': () => ({
      ...{ items: [theme], former: null, update_problem: null },
      ...list,
    }),
    'ThemesService.update': become({ version: '2.0.0', former_version: '1.2.0' }),
    'ThemesService.goBack': become({ version: '1.2.0', former_version: '2.0.0', update: UPDATE }),
    ...answers,
  });
};

const update = async () => {
  fireEvent.click(await screen.findByLabelText('Update Cove to version 2.0.0'));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/downloads 2 MB.*backs up your site.*Version 1\.2\.0 is saved/);
  fireEvent.click(within(dialog).getByText('Update'));
};

test('a newer version says what is new, and what its update does, before it is installed', async () => {
  const { paramsOf } = await open({ update: UPDATE });
  expect((await screen.findByTestId('theme-update')).textContent).toMatch(
    /Version 2\.0\.0 is available.*2026.*2 MB.*Wider pages\./,
  );
  expect(paramsOf('ThemesService.update')).toEqual([]);
  await update();
  await waitFor(() =>
    expect(paramsOf('ThemesService.update')).toEqual([{ id: 'cove', version: '2.0.0' }]),
  );
  await screen.findByText('Back to version 1.2.0');
  expect(screen.queryByTestId('theme-update')).toBeNull();
});

test('one click goes back to the version before', async () => {
  const { paramsOf } = await open({ version: '2.0.0', former_version: '1.2.0' });
  fireEvent.click(await screen.findByLabelText('Back to version 1.2.0 of Cove'));
  await waitFor(() =>
    expect(paramsOf('ThemesService.goBack')).toEqual([{ id: 'cove', version: '1.2.0' }]),
  );
  await screen.findByTestId('theme-update');
});

test('a version for a newer Plinth says so instead of a button', async () => {
  await open({ update: UPDATE && { ...UPDATE, min_version: '9.0.0', is_compatible: false } });
  await screen.findByText('Version 2.0.0 needs Plinth 9.0.0 or newer. Update Plinth first.');
  expect(screen.queryByLabelText('Update Cove to version 2.0.0')).toBeNull();
});

test.each([
  ['MODULE.UPDATES.NOT_SIGNED', {}, /isn’t signed with a key.*Don’t install it/],
  ['MODULE.UPDATES.NOT_ENOUGH_SPACE', { free: 1_000, needed: 9_000_000 }, /8\.6 MB needed/],
  ['MODULE.UPDATES.THEME_NOT_VALID', { place: 'media/run.js' }, /isn’t valid.*media\/run\.js/],
])(
  'an update that is refused says why (%s), and which version stays',
  async (message, details, text) => {
    await open(
      { update: UPDATE },
      {
        'ThemesService.update': () => {
          throw new RpcError('VALIDATION', { message, details });
        },
      },
    );
    await update();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Cove stays on version 1\.2\.0/);
    expect(alert.textContent).toMatch(text);
    screen.getByTestId('theme-update');
  },
);

test('a list of themes that can’t be trusted is explained', async () => {
  const update_problem = { key: 'OLDER_RELEASE', details: { version: '1.0.0', current: '2.0.0' } };
  await open({}, {}, { update_problem });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /check for newer versions of your themes.*1\.0\.0, which is older than 2\.0\.0/,
  );
});
